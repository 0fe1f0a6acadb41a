import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type Guidance, GuidanceView } from '../packages/design-system/src/docs/GuidanceView.tsx'

/** The page of a component: what it is, when to use it, its props, and every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guidance = preparedMeta.parameters['guidance'] as Guidance | undefined
  return (
    <>
      <Title />
      <Description />
      {guidance && (
        <Unstyled>
          <GuidanceView {...guidance} />
        </Unstyled>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
