/** Bodies that the content API refuses, for whatever object, and the errors that the forms show. */

export const blankName = {
  'a blank name': { body: { name: '' }, errors: [{ code: 'blank', attr: 'name' }] },
}

export const longName = {
  'a name of 51 characters': {
    body: { name: 'n'.repeat(51) },
    errors: [{ code: 'max_length', attr: 'name' }],
  },
}

export const unknownModule = {
  'a module that is not there': {
    body: { module: 999_999_999 },
    errors: [{ code: 'does_not_exist', attr: 'module' }],
  },
}
