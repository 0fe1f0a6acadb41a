import type { Plugin } from 'vite'

/** Where react-aria asks Intl something while it loads, and what the answer is in this app. */
const questions = [
  {
    // The browser's own language is never used: the app's outermost provider gives the locale.
    file: '/react-aria/dist/private/i18n/useDefaultLocale.mjs',
    question: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[[^\]]*\]\);?/,
    answer: '',
  },
  {
    // Both of the app's languages are written from left to right.
    file: '/react-aria/dist/private/i18n/utils.mjs',
    question: /if \(Intl\.Locale\) \{/,
    answer: 'if (false) {',
  },
  {
    // Every browser that the build targets knows how to show a sign.
    file: '/@internationalized/number/dist/private/NumberFormatter.mjs',
    question: /new Intl\.NumberFormat\('de-DE',[^)]*\)\.resolvedOptions\(\)\.\w+ === '\w+'/,
    answer: 'true',
  },
]

/**
 * Answers what react-aria asks Intl while it loads. The first such question makes the browser read
 * its tables of languages: 10 ms on a desktop, four times that on a phone, before anything can be used.
 */
export const lateIntl: Plugin = {
  name: 'late-intl',
  enforce: 'pre',
  transform(code, id) {
    const known = questions.find(({ file }) => id.endsWith(file))
    if (known === undefined) return
    const answered = code.replace(known.question, known.answer)
    if (answered === code) this.error(`lateIntl no longer finds its question in ${id}`)
    return { code: answered, map: null }
  },
}
