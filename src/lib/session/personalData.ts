/**
 * What the app holds of the signed-in person, each part registered by its owner, so that no one sees
 * what belongs to the person before.
 */
const parts = new Set<() => void>()

/** Registers how a part is forgotten; called once by the module that holds it. */
export function forgetWithPerson(forget: () => void): void {
  parts.add(forget)
}

export function forgetPersonalData(): void {
  for (const forget of parts) forget()
}
