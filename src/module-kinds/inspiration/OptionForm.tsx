import type { OptionFormProps, Part } from '../moduleKind.ts'

// oxlint-disable-next-line import/no-default-export -- React.lazy wants one
export default function OptionForm(_props: OptionFormProps<Part>) {
  return null
}
