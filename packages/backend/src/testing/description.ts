import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

interface ResponseObject {
  $ref?: string
  content?: Record<string, { schema: unknown }>
}

interface Document {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, ResponseObject> }>
  >
  components: { responses: Record<string, ResponseObject> }
}

export interface AnswerSeen {
  status: number
  contentType: string | null
  text: string
}

const folder = path.join(import.meta.dirname, '../../../../openapi')
const names = ['content', 'allauth'] as const
const documents = names.map((name) => ({
  name,
  document: parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8')) as Document,
}))

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const { name, document } of documents) ajv.addSchema(document, name)

// What both descriptions say once for all operations, in their introductions.
const general = [404, 405, 406, 413, 415]

/**
 * Why an answer is not what the descriptions say, or undefined when it is, or when the path is
 * none of theirs.
 */
export function deviation(method: string, url: string, answer: AnswerSeen): string | undefined {
  const found = findOperation(method, new URL(url).pathname)
  if (!found) return undefined
  const { document, name, operation } = found
  const response = operation.responses[answer.status]
  const where = `${operation.operationId} ${answer.status}`
  if (!response) {
    return general.includes(answer.status) ? undefined : `${where}: the status is not described`
  }
  const reference = response.$ref?.split('/').at(-1)
  const resolved = reference ? document.components.responses[reference] : response
  const content = resolved?.content
  if (!content) return answer.text === '' ? undefined : `${where}: a body is not described`
  // The introduction of the allauth description allows an empty 400.
  if (answer.text === '' && answer.status === 400 && name === 'allauth') return undefined
  const type = answer.contentType?.split(';')[0] ?? ''
  if (!content[type]) return `${where}: the type ${type} is not described`
  if (type !== 'application/json') return undefined
  const pointer = reference
    ? `#/components/responses/${reference}`
    : `#/paths/${found.template.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${answer.status}`
  const validate = ajv.getSchema(`${name}${encodeURI(pointer)}/content/application~1json/schema`)
  if (!validate) throw new Error(`${where}: its schema was not found`)
  if (validate(JSON.parse(answer.text))) return undefined
  return `${where}: ${ajv.errorsText(validate.errors)} in ${answer.text}`
}

function findOperation(method: string, pathname: string) {
  for (const { name, document } of documents) {
    for (const [template, item] of Object.entries(document.paths)) {
      const operation = item[method.toLowerCase()]
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      if (operation && pattern.test(pathname)) return { name, document, template, operation }
    }
  }
  return undefined
}
