import { media } from '../packages/design-system/src/theme/tokens.ts'

/** The settings of a system that the toolbar can hold: the query, and a condition that every window meets. */
const settings = {
  contrast: [media.moreContrast, '(min-width: 1px)'],
  forcedColors: [media.forcedColors, '(min-width: 2px)'],
} as const

const held = new Set<string>()

/**
 * Shows the styles for a setting of the system, as if the system had it. No script may set it, and no addon does, so
 * the query is replaced in the style sheets. Replaces it in new style sheets too when called again.
 */
export function holdMedia(setting: keyof typeof settings, isHeld: boolean): void {
  document.documentElement.toggleAttribute(`data-held-${setting.toLowerCase()}`, isHeld)
  if (!isHeld && !held.has(setting)) return
  const [query, always] = settings[setting]
  const [from, to] = isHeld ? [query, always] : [always, query]
  for (const { cssRules } of document.styleSheets) {
    for (const { media: list } of mediaRules(cssRules)) {
      if (list.mediaText.includes(from)) list.mediaText = list.mediaText.replace(from, to)
    }
  }
  if (isHeld) held.add(setting)
  else held.delete(setting)
}

/** Returns every `@media` rule among the rules and inside them. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return Array.from(rules).flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ])
}
