/**
 * The texts by namespace, in the shape of the English ones: a key that is not there does not compile. Each
 * `texts.ts` adds its own, `app/startTexts.ts` those of every page.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the texts are
export interface Catalogues {}
