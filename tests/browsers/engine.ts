/**
 * The functions of a browser that the smoke test needs. Expressions are JavaScript that is evaluated in the page. Each
 * call fails when there is no page to evaluate them in, for instance between two pages.
 */
export interface Engine {
  /** Opens an address in the only tab, and waits until it has loaded. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Resolves with the value of the expression, which can be written as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses the pointer on the middle of the element that the expression returns. */
  click: (expression: string) => Promise<void>
  /** Chooses a file in the file input that the expression returns. */
  upload: (expression: string, file: string) => Promise<void>
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>
  /** Presses one key, by its name in `KeyboardEvent.key`, with or without Control. */
  press: (key: string, options?: { control?: boolean }) => Promise<void>
  close: () => Promise<void>
}
