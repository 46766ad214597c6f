import { type ParserOptions, parseAst } from 'rolldown/parseAst'
import { britishForms } from './british-forms.ts'

/** Where a literal touches a filled-in value: `${count} month${s}` reads as "¤ month¤". */
export const filledIn = '¤'

/** The texts of a TypeScript file that may reach a reader: literals and JSX text, without what only programs read. */
export const sourceTexts = (source: string, file: string): string[] => {
  const texts: string[] = []
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' } satisfies ParserOptions) as unknown as Node, (text) =>
    texts.push(text),
  )
  return texts
}

const visit = (node: Node, found: (text: string) => void): void => {
  if (isForPrograms(node)) return
  if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value)) found(node.value)
  if (node.type === 'JSXText') found(String(node.value))
  if (node.type === 'TemplateLiteral') {
    const text = (node.quasis as Quasi[]).map(({ value }) => value.cooked ?? value.raw).join(filledIn)
    if (isProse(text)) found(text)
  }
  for (const [field, child] of Object.entries(node)) {
    if (isNameField(node, field)) continue
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, found)
  }
}

/** Types, addresses of modules, and the attributes that a browser reads and a person does not. */
const isForPrograms = (node: Node): boolean => {
  if (/^(Import|Export(All|Named))/.test(node.type)) return !node.declaration
  if (node.type === 'JSXAttribute') return unreadAttributes.test(nameOf(node.name))
  if (node.type === 'Property') return /^class(Name)?$/.test(nameOf(node.key))
  if (node.type === 'TaggedTemplateExpression') return true
  return node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies|Instantiation)/.test(node.type)
}

const isNameField = (node: Node, field: string): boolean => {
  if (field === 'key') return !node.computed && (node.key as Node).type !== 'Literal'
  if (field === 'property') return true
  if (field === 'test') return node.type === 'SwitchCase'
  return node.type === 'BinaryExpression' && comparisons.has(String(node.operator))
}

/** One word in lower case, or one with digits, dots and dashes, is a code, a class or a path, unless it is a British form. */
const isProse = (text: string): boolean => {
  const trimmed = text.trim()
  if (forPrograms.some((sign) => sign.test(trimmed))) return false
  if (/\s/.test(trimmed)) return /\p{Ll}{2}/u.test(trimmed)
  if (/^[(“]?\p{Lu}[\p{Ll}’'/-]+[).,;:!?…”]*$/u.test(trimmed)) return true
  return (
    !codes.has(trimmed) && /^[\p{Ll}’',;:.!?…()-]+$/u.test(trimmed) && trimmed.split(/\P{L}+/u).some((word) => british.has(word))
  )
}

/** Codes of calls, rows and drawings that were named in British English. Nobody reads them. */
const codes = new Set(['cancelled', 'grey', 'harbour', 'neighbours', 'practise', 'practised'])
const british = new Set(britishForms)

/** SQL, scripts, styles, selectors, media types, markup of one tag, and the one list of classes that stands outside an attribute. */
const forPrograms = [
  /^(select|insert into|update \w+|delete from|with \w+ as \(|lock table|set local|(create|alter|drop) \w+)\s.*\b(from|into|set|table|where|values|role|schema|database|user)\b/s,
  /\b(SELECT|WHERE)\b|[=(<>,] ?\$\d|::[a-z]|\bcoalesce\(|\bhashtextextended\(|\w desc, id/,
  /redis\.call|=>|\(\)/,
  /^(rgb|cubic-bezier)\(|sans-serif|,serif$/,
  /'(none|self)'|-src '|^nav (a$|\[)|^[.:][a-z]|^input, textarea|\[[\w-]+(\^?="|\])/,
  /^\w+ [\w-]+="|^data:|^\w+\/[\w.+-]+[;,]|^ev self$/,
]

const nameOf = (name: unknown): string => (isNode(name) ? String(name.name) : '')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Attributes that style, draw, point or refer. All others of elements and of our own components may be read or spoken. */
const unreadAttributes =
  /^(.*[cC]lass(Name)?|key|href|to|src|rel|d|viewBox|transform|style|autoComplete|aria-(labelledby|describedby|controls))$/
const comparisons = new Set(['===', '!==', '==', '!=', 'in'])

type Node = { type: string; [field: string]: unknown }
type Quasi = { value: { cooked: string | null; raw: string } }
