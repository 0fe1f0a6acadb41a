import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from '../components/Table/Table.tsx'
import { Heading } from '../components/Text/Heading.tsx'
import { Text } from '../components/Text/Text.tsx'
import * as arrows from '../icons/arrows.tsx'
import { MarkIcon } from '../icons/MarkIcon.tsx'
import * as lists from '../icons/lists.tsx'
import * as person from '../icons/person.tsx'
import * as places from '../icons/places.tsx'
import * as signs from '../icons/signs.tsx'
import * as things from '../icons/things.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { darkColors, lightColors, type ColorRole } from '../theme/colors.ts'
import { vars } from '../theme/contract.css.ts'
import { contrast } from '../theme/contrast.ts'
import { hue, hueClass } from '../theme/hues.css.ts'
import type { HueName } from '../theme/hueNames.ts'
import { hueStep } from '../theme/hueSteps.css.ts'
import { hues } from '../theme/hues.ts'
import { pairs } from '../theme/pairs.ts'
import { cssColor } from '../theme/scales.ts'
import { fontSize, radius, space, type FontSize, type Space } from '../theme/tokens.ts'
import * as styles from './Tokens.css.ts'

const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Colour roles, in the theme of the toolbar; the text under each is its value in light. */
export const Colours: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Colours</Heading>
      <div className={styles.sky} />
      <div className={styles.palette}>
        {(Object.keys(lightColors) as ColorRole[]).map((role) => (
          <Stack key={role} gap={1}>
            <div className={styles.swatch} style={{ background: vars.color[role] }} />
            <Text size="sm" weight="medium">
              {role}
            </Text>
            <Text size="xs" tone="muted">
              {cssColor(lightColors[role])}
            </Text>
          </Stack>
        ))}
      </div>
    </Stack>
  ),
}

/** The hues of lists, in the order in which lists get them, with the parts that each of them has. */
export const Hues: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Hues</Heading>
      {(Object.keys(hues) as HueName[]).map((name) => (
        <div key={name} className={hueClass[name]}>
          <Stack gap={1}>
            <Text size="sm" weight="medium">
              {name}
            </Text>
            <Inline gap={2}>
              {Object.entries({ ...hue, ...hueStep }).map(([part, color]) => (
                <Stack key={part} gap={1}>
                  <div className={styles.swatch} style={{ background: color }} />
                  <Text size="xs" tone="muted">
                    {part}
                  </Text>
                </Stack>
              ))}
            </Inline>
          </Stack>
        </div>
      ))}
    </Stack>
  ),
}

const ratio = (value: number) => `${value.toFixed(1)}:1`

/** Every pair that meets on a screen, with what it must reach and what it reaches. */
export const Contrast: Story = {
  render: () => (
    <Table
      title="Contrast"
      headingLevel={1}
      rows={pairs}
      rowKey={({ front, back }) => `${front} ${back}`}
      emptyText=""
      columns={[
        {
          id: 'pair',
          header: 'Pair',
          isRowHeader: true,
          cell: ({ front, back }) => `${front} on ${back}`,
        },
        { id: 'least', header: 'Least', align: 'end', cell: ({ least }) => ratio(least) },
        {
          id: 'light',
          header: 'Light',
          align: 'end',
          cell: ({ front, back }) => ratio(contrast(lightColors[front], lightColors[back])),
        },
        {
          id: 'dark',
          header: 'Dark',
          align: 'end',
          cell: ({ front, back }) => ratio(contrast(darkColors[front], darkColors[back])),
        },
      ]}
    />
  ),
}

/** Space counts in units of 4 px, and grows with the reader's text size. */
export const Spacing: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Space</Heading>
      {(Object.keys(space) as `${Space}`[]).map((key) => (
        <Inline key={key} gap={4}>
          <Text as="span" size="sm">
            {key}
          </Text>
          <div className={styles.spaceBar} style={{ inlineSize: space[key] }} />
        </Inline>
      ))}
    </Stack>
  ),
}

/** Six sizes of the system's own typeface. */
export const Type: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Type</Heading>
      {(Object.keys(fontSize) as FontSize[]).map((size) => (
        <Text key={size} size={size}>
          {`${size} ${fontSize[size]}`}
        </Text>
      ))}
    </Stack>
  ),
}

/** Corners and the two soft shadows. */
export const Shape: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Shape</Heading>
      <Inline gap={6}>
        {(Object.keys(radius) as (keyof typeof radius)[]).map((key) => (
          <div key={key} className={styles.box} style={{ borderRadius: radius[key] }}>
            {key}
          </div>
        ))}
      </Inline>
      <Inline gap={6}>
        {(['low', 'high'] as const).map((key) => (
          <div
            key={key}
            className={styles.box}
            style={{ borderRadius: radius.card, boxShadow: vars.elevation[key] }}
          >
            {key}
          </div>
        ))}
      </Inline>
    </Stack>
  ),
}

const icons = Object.entries({
  MarkIcon,
  ...arrows,
  ...lists,
  ...person,
  ...places,
  ...signs,
  ...things,
}).toSorted(([one], [other]) => one.localeCompare(other))

/** Own drawings, 24 units, in the colour of the text; those with a direction turn with it. */
export const Icons: Story = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Icons</Heading>
      <div className={styles.palette}>
        {icons.map(([name, Drawing]) => (
          <Inline key={name} gap={3}>
            <Drawing size="large" />
            <Text as="span" size="sm">
              {name.replace(/Icon$/, '')}
            </Text>
          </Inline>
        ))}
      </div>
    </Stack>
  ),
}
