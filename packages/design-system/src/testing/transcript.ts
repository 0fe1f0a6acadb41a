import { virtual } from '@guidepup/virtual-screen-reader'

const mostPhrases = 60

/**
 * Returns what a screen reader says on its way through an element, phrase by phrase. A simulation: it knows roles,
 * names and states, not the habits of one product.
 */
export async function transcript(container: Element): Promise<string[]> {
  await virtual.start({ container })
  try {
    const first = await virtual.lastSpokenPhrase()
    for (let step = 0; step < mostPhrases; step += 1) {
      await virtual.next()
      // The reader starts again at the top after the end.
      if ((await virtual.lastSpokenPhrase()) === first) break
    }
    return (await virtual.spokenPhraseLog()).slice(0, -1)
  } finally {
    await virtual.stop()
  }
}
