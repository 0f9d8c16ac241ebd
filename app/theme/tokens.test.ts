import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tokenNames } from './token-names'
import { cssVariables, tokens } from './tokens'

test('tokens.css is generated from tokens.ts', () => {
  const written = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
  expect(inOneLine(written)).toBe(inOneLine(cssVariables()))
})

// The formatter may wrap long lines.
const inOneLine = (css: string) => css.replace(/\s+/g, ' ')

test('token-names.ts names every token', () => {
  const { motion: _onlyInStyleSheets, ...named } = tokens
  const names = Object.entries(named).map(([group, values]) => [
    group,
    Object.keys(values).join(' '),
  ])
  expect(Object.fromEntries(names)).toEqual(tokenNames)
})
