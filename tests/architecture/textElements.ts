import { join } from 'node:path'
import ts from 'typescript'
import { root } from './sources.ts'

const catalogueTypes = 'src/lib/i18n/i18n.ts'

/**
 * Returns the program of some files, with the types of what they import. Only the types of our catalogues are missing, which
 * take TypeScript as long as the rest together: `t` returns a string for each key, with them and without.
 */
export function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const host = ts.createCompilerHost(options)
  const readFile = host.readFile.bind(host)
  host.readFile = (path) => {
    const text = readFile(path)
    if (path !== join(root, catalogueTypes) || text === undefined) return text
    const untyped = text.replace('interface CustomTypeOptions {', 'interface OurTypeOptions {')
    if (untyped === text) throw new Error(`${catalogueTypes} no longer types the catalogues`)
    return untyped
  }
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  )
}

/**
 * Finds texts that have no element of their own. No rule of oxlint knows types, and those of
 * eslint-plugin-react-google-translate do not see what a component does with the text that it is given.
 */
export class TextElements {
  readonly #program: ts.Program
  readonly #checker: ts.TypeChecker
  /** By component, the properties whose text would have no element: a caller may only give them elements. */
  readonly #slots = new Map<ts.Symbol, Set<string>>()
  #found = new Set<string>()

  constructor(program: ts.Program) {
    this.#program = program
    this.#checker = program.getTypeChecker()
  }

  /** Returns each such text with its place. */
  find(files: readonly string[]): string[] {
    const sources = files.flatMap((file) => this.#program.getSourceFile(join(root, file)) ?? [])
    let before = -1
    // A component that hands its children on may do so to one that gives them no element.
    while (before !== this.#countSlots()) {
      before = this.#countSlots()
      this.#found = new Set()
      for (const source of sources) this.#visit(source, undefined, false)
    }
    return [...this.#found]
  }

  #countSlots(): number {
    return [...this.#slots.values()].reduce((sum, { size }) => sum + size, 0)
  }

  #visit(node: ts.Node, component: ts.Symbol | undefined, isInFragment: boolean): void {
    const isFragment = ts.isJsxFragment(node)
    if (ts.isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text)) {
      component = this.#checker.getSymbolAtLocation(node.name)
    }
    if (ts.isJsxElement(node) || (isFragment && !isInFragment)) this.#readChildren(node, component)
    if (ts.isJsxOpeningLikeElement(node)) this.#readAttributes(node, component)
    if (ts.isReturnStatement(node) && node.expression && isOfComponent(node)) {
      const type = this.#checker.getTypeAtLocation(node.expression)
      if (this.#mayBeText(type) && !isAnyContent(type)) this.#say(node)
    }
    node.forEachChild((child) => this.#visit(child, component, isFragment))
  }

  #readChildren(parent: ts.JsxElement | ts.JsxFragment, component: ts.Symbol | undefined): void {
    const tag = ts.isJsxElement(parent) ? parent.openingElement.tagName : undefined
    if (tag?.getText() === 'Words') return
    const parts = partsOf(parent)
    const isAlone = parts.length === 1 && tag !== undefined && this.#keepsText(tag)
    for (const part of parts) {
      if (isFixed(part) && parts.some((one) => ts.isJsxExpression(one) && !isFixed(one)))
        this.#say(part)
      if (isFixed(part) || !ts.isJsxExpression(part) || !part.expression) continue
      const type = this.#checker.getTypeAtLocation(part.expression)
      if (!isAlone || this.#isListOfTexts(type)) this.#judge(part.expression, component)
    }
  }

  #readAttributes(element: ts.JsxOpeningLikeElement, component: ts.Symbol | undefined): void {
    const slots = this.#slots.get(this.#symbolOf(element.tagName) ?? ({} as ts.Symbol))
    for (const attribute of element.attributes.properties) {
      if (!ts.isJsxAttribute(attribute) || !slots?.has(attribute.name.getText())) continue
      const value = attribute.initializer
      if (value && ts.isJsxExpression(value) && value.expression)
        this.#judge(value.expression, component)
    }
  }

  /** A text is a fault; what a caller gives makes the property one for elements only. */
  #judge(expression: ts.Expression, component: ts.Symbol | undefined): void {
    const type = this.#checker.getTypeAtLocation(expression)
    if (!this.#mayBeText(type)) return
    if (!isAnyContent(type)) return this.#say(expression)
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node) && component && isAnyContent(this.#checker.getTypeAtLocation(node)))
        this.#slots.set(component, (this.#slots.get(component) ?? new Set()).add(node.text))
      node.forEachChild(visit)
    }
    visit(expression)
  }

  /** Returns whether a text that is alone in it has an element: it is one, or a component that gives it one. */
  #keepsText(tag: ts.JsxTagNameExpression): boolean {
    if (ts.isIdentifier(tag) && /^[a-z]/.test(tag.text)) return true
    const symbol = this.#symbolOf(tag)
    if (symbol && oneElement.has(symbol.name)) return true
    const isOwn = symbol?.declarations?.some(
      (at) => !at.getSourceFile().fileName.includes('/node_modules/'),
    )
    return isOwn === true && !this.#slots.get(symbol ?? ({} as ts.Symbol))?.has('children')
  }

  #symbolOf(tag: ts.JsxTagNameExpression): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(tag)
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol
  }

  #mayBeText(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some((part) => this.#mayBeText(part))
    if (type.isStringLiteral()) return type.value !== ''
    const { StringLike, NumberLike } = ts.TypeFlags
    return (type.flags & (StringLike | NumberLike)) !== 0 || this.#isListOfTexts(type)
  }

  #isListOfTexts(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some((part) => this.#isListOfTexts(part))
    if (!this.#checker.isArrayType(type) && !this.#checker.isTupleType(type)) return false
    return this.#checker
      .getTypeArguments(type as ts.TypeReference)
      .some((element) => this.#mayBeText(element) && !isAnyContent(element))
  }

  #say(node: ts.Node): void {
    const source = node.getSourceFile()
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    this.#found.add(
      `${source.fileName.slice(root.length + 1)}:${line + 1} ${node.getText().trim()}`,
    )
  }
}

/** Components of react-aria that render one element and nothing else. */
const oneElement = new Set(['Heading', 'Header', 'Label', 'Text'])

/** Returns whether the type is React's own for everything that can be rendered. */
function isAnyContent(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.BigInt) !== 0)
}

/** Returns whether a statement ends a component, which has a capital letter. */
function isOfComponent(node: ts.Node): boolean {
  const owner = ts.findAncestor(node.parent, ts.isFunctionLike)
  return (
    owner !== undefined && ts.isFunctionDeclaration(owner) && /^[A-Z]/.test(owner.name?.text ?? '')
  )
}

type Part = ts.JsxText | ts.JsxExpression | ts.JsxElement | ts.JsxSelfClosingElement

/** Returns whether a part is a text that never changes. */
function isFixed(part: Part): boolean {
  return (
    ts.isJsxText(part) || (ts.isJsxExpression(part) && ts.isStringLiteral(part.expression ?? part))
  )
}

/** Returns what React renders as the children of an element, those of a fragment in its place. */
function partsOf(parent: ts.JsxElement | ts.JsxFragment): Part[] {
  return parent.children.flatMap((child): Part[] => {
    if (ts.isJsxFragment(child)) return partsOf(child)
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : [child]
    if (ts.isJsxExpression(child)) return child.expression === undefined ? [] : [child]
    return [child]
  })
}
