import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from '../../cx.ts'
import { CheckIcon } from '../../icons/signs.tsx'
import { type ListHue, listHueNames } from '../../theme/hueNames.ts'
import * as fieldStyles from '../Field/Field.css.ts'
import { FieldLabel } from '../Field/Field.tsx'
import * as styles from './Swatches.css.ts'

export interface SwatchesProps {
  /** What gets the colour. */
  label: string
  /** Only spoken. */
  isLabelHidden?: boolean
  /** Name of each hue; spoken. */
  names: Readonly<Record<ListHue, string>>
  value: ListHue | null
  onChange: (hue: ListHue) => void
  /** Takes the width of a phone, with room between the swatches. Otherwise they stand close, beside a label. */
  isSpread?: boolean
}

/** One of the six hues of lists, in one line. The arrow keys choose; a tick and a ring tell the chosen one. */
export function Swatches({
  label,
  isLabelHidden,
  names,
  value,
  onChange,
  isSpread,
}: SwatchesProps) {
  return (
    <RadioGroup
      {...(isLabelHidden && { 'aria-label': label })}
      className={fieldStyles.field}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const hue = listHueNames.find((name) => name === chosen)
        if (hue) onChange(hue)
      }}
    >
      {!isLabelHidden && <FieldLabel label={label} />}
      <div className={cx(styles.row, isSpread ? styles.spread : styles.close)}>
        {listHueNames.map((hue) => (
          <Radio key={hue} value={hue} aria-label={names[hue]} className={styles.target}>
            {({ isSelected }) => (
              <span className={cx(styles.swatchColor[hue], styles.swatch)}>
                {isSelected && <CheckIcon />}
              </span>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
