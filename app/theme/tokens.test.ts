/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cssVariables } from './tokens'

test('tokens.css is generated from tokens.ts', () => {
  const written = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')
  expect(inOneLine(written)).toBe(inOneLine(cssVariables()))
})

// The formatter may wrap long lines.
const inOneLine = (css: string) => css.replace(/\s+/g, ' ')
