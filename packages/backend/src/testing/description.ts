import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { operationsOf, readDocument } from '../../../../openapi/document.ts'

interface ReceivedResponse {
  status: number
  contentType: string | null
  text: string
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

const operations = (['content', 'allauth'] as const).flatMap((name) => {
  const document = readDocument(name)
  ajv.addSchema(document, name)
  return operationsOf(document).map(({ method, path, operation }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return { name, document, method, path, pattern, operation }
  })
})

// What both descriptions say once for all operations, in their introductions.
const general = [404, 405, 409, 413, 415, 503]

/**
 * Returns how an answer differs from the descriptions. Undefined when it fits, or when they do not describe the path.
 */
export function deviation(
  method: string,
  url: string,
  answer: ReceivedResponse,
): string | undefined {
  const { pathname } = new URL(url)
  const found = operations.find(
    (one) => one.method === method.toLowerCase() && one.pattern.test(pathname),
  )
  if (!found) return undefined
  const { document, name, operation } = found
  const response = operation.responses[answer.status]
  const where = `${operation.operationId} ${answer.status}`
  if (!response) {
    return general.includes(answer.status) ? undefined : `${where}: the status is not described`
  }
  const reference = response.$ref?.split('/').at(-1)
  const { content } = (reference && document.components['responses']?.[reference]) || response
  if (!content) return answer.text === '' ? undefined : `${where}: a body is not described`
  // The introduction of the allauth description allows an empty 400.
  if (answer.text === '' && answer.status === 400 && name === 'allauth') return undefined
  const type = answer.contentType?.split(';')[0] ?? ''
  if (!content[type]) return `${where}: the type ${type} is not described`
  if (type !== 'application/json') return undefined
  const pointer = reference
    ? `#/components/responses/${reference}`
    : `#/paths/${found.path.replaceAll('/', '~1')}/${found.method}/responses/${answer.status}`
  const validate = ajv.getSchema(`${name}${encodeURI(pointer)}/content/application~1json/schema`)
  if (!validate) throw new Error(`${where}: its schema was not found`)
  if (validate(JSON.parse(answer.text))) return undefined
  return `${where}: ${ajv.errorsText(validate.errors)} in ${answer.text}`
}
