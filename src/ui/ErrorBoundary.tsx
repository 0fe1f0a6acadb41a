import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of the children; `retry` shows them again, `error` is what they threw. */
  renderFallback: (retry: () => void, error: unknown) => ReactNode
  /** Called before the children are shown again. */
  onRetry?: () => void
  /** Failed children are shown again when it changes. */
  retryKey?: string | undefined
}

/** Keeps a failure of its children to itself. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean; error?: unknown }> {
  override state: { hasFailed: boolean; error?: unknown } = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error }
  }

  override componentDidUpdate({ retryKey }: Props) {
    if (this.state.hasFailed && retryKey !== this.props.retryKey) this.retry()
  }

  private retry(): void {
    this.props.onRetry?.()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.renderFallback(() => this.retry(), this.state.error)
  }
}
