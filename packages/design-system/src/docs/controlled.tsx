import { type ComponentType, useState } from 'react'

interface ChoiceProps {
  value: unknown
  onChange: (value: never) => void
}

/** Returns a component for stories that shows the last choice, and still calls `onChange`. */
export function controlled<Props extends ChoiceProps>(Component: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState(props.value)
    function change(next: never) {
      setValue(next)
      props.onChange(next)
    }
    return <Component {...props} value={value} onChange={change} />
  }
}
