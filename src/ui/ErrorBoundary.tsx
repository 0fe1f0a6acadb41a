import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** What stands in place of the children; `retry` shows them again. */
  renderFallback: (retry: () => void) => ReactNode
}

/** Keeps a failure of its children to itself. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.renderFallback(() => this.setState({ hasFailed: false }))
  }
}
