/** Returns a letter or two for each name, different for each as far as the names are: `Mo` and `Mu`. */
export function signsOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [first = '', ...rest] = [...name.trim()].filter((letter) => letter.trim() !== '')
    const capital = first.toUpperCase()
    const candidates = [...rest.map((letter) => capital + letter), capital]
    const sign =
      candidates.find((candidate) => !taken.has(candidate)) ?? `${capital}${taken.size + 1}`
    taken.add(sign)
    return sign
  })
}
