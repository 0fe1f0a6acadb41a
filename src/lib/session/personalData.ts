/**
 * Functions that delete the data of the signed-in person. Each part of the app registers its own, so that the next
 * person never sees data of the previous one.
 */
const parts = new Set<() => void>()

/** Registers how a part is forgotten; called once by the module that holds it. */
export function forgetWithPerson(forget: () => void): void {
  parts.add(forget)
}

export function forgetPersonalData(): void {
  for (const forget of parts) forget()
}
