/** The props of a component of react-aria that gets its content and its look from this package. */
export type Unstyled<Props> = Omit<Props, 'children' | 'className' | 'style' | 'render'>
