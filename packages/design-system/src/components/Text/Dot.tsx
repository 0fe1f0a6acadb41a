import { dot } from './Text.css.ts'

/** Divides the parts of a line. A screen reader does not speak the dot: it pauses, as at a comma. */
export const Dot = () => <span className={dot} />
