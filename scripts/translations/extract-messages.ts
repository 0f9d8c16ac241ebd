import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export type Messages = Record<string, string>

/**
 * Returns every message that the code in a folder defines, by id and sorted by id. Throws for an id
 * with two different texts.
 */
export function extractMessages(folder: string): Messages {
  const found = new Map<string, string>()
  for (const file of listSources(folder)) {
    for (const { id, text } of messagesOf(file)) {
      if ((found.get(id) ?? text) !== text) throw new Error(`Two texts for the id ${id} (${file})`)
      found.set(id, text)
    }
  }
  return sortById(Object.fromEntries(found))
}

/** Returns the messages sorted by id, which is the order of every translation file. */
export function sortById(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

function messagesOf(file: string): { id: string; text: string }[] {
  const code = readFileSync(file, 'utf8')
  if (!code.includes('defaultMessage')) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false)
  const messages: { id: string; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = textOf(node, 'id')
      const text = textOf(node, 'defaultMessage')
      if (id !== undefined && text !== undefined) messages.push({ id, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return messages
}

/** The literal text of an object's property. */
function textOf(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue
    if (property.name.text !== name) continue
    return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined
  }
  return undefined
}
