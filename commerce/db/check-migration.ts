/** Migrations below this number were merged before there were rules. */
const FIRST_CHECKED = 810

interface Rule {
  pattern: RegExp
  /** What a statement, or the comment above it, may have so that the rule does not apply. */
  unless?: RegExp
  problem: string
  /** Also for tables that the same migration creates. */
  isForNew?: boolean
}

const RULES: readonly Rule[] = [
  {
    pattern: /\bdrop (?:table|column|(?:materialized )?view)\b|\brename\b/i,
    unless: /--\s*unread since \S+/i,
    problem:
      'engines of the previous release still read what is dropped or renamed: do it one release later, with the comment "-- unread since RELEASE"',
  },
  {
    pattern: /^create (?:unique )?index (?!concurrently\b)/i,
    problem: 'an index without `concurrently` stops all writes to its table',
  },
  {
    pattern: /\bconcurrently if not exists\b/i,
    problem: '`if not exists` would keep an index that was broken off, and is invalid',
    isForNew: true,
  },
  {
    // what is not known to be stable may be volatile
    pattern:
      /\badd\b[^;]*(?:serial\b|\bgenerated\b|\bdefault [^,;]*?\b(?!now\b|numeric\b)\w+ ?\()/i,
    problem: 'a volatile default or a generated column writes the whole table anew, under a lock',
  },
  {
    pattern: /\balter (?:column )?\w+ (?:set data )?type\b/i,
    problem: 'another type writes the whole table anew, under a lock',
  },
  {
    pattern: /\balter (?:column )?\w+ set not null\b/i,
    unless: /--\s*checked by \w+/i,
    problem:
      '`set not null` reads the whole table under a lock: first add a check that is `not valid`, validate it in another migration, and name it: "-- checked by CONSTRAINT"',
  },
  {
    pattern: /\badd\b[^;]*\b(?:check|references|foreign key|unique|primary key|exclude)\b/i,
    unless: /\bnot valid\b|\busing index\b/i,
    problem:
      'a constraint reads the whole table under a lock: add it `not valid`, validate it in another migration',
  },
  {
    pattern: /^(?:lock|truncate|cluster|vacuum full|reindex (?!.*\bconcurrently\b))\b/i,
    problem: 'the table cannot be used meanwhile',
  },
  {
    pattern: /^update (?!.*\bwhere\b)/i,
    problem: 'a change of all rows keeps all of them locked until its end',
  },
  { pattern: /^do\b/i, problem: 'a block may hide any of this', isForNew: true },
]

const CONCURRENT = /^create (?:unique )?index concurrently (\w+)/i
const CREATED = /^create (?:unlogged )?table (?:if not exists )?(\w+)/i
const ALTERED =
  /\b(?:(?:alter|lock) table (?:if exists )?(?:only )?|\son (?:only )?|^update )(\w+)/i

/** @returns the name of the index that a migration creates while the shop writes, if it does */
export const concurrentIndexOf = (text: string): string | undefined =>
  CONCURRENT.exec(statementsOf(text)[0]?.code ?? '')?.[1]

/** @returns why engines of the shop would wait for a migration, or fail after it */
export function findLocks({ name, text }: { name: string; text: string }): string[] {
  if (Number(name.slice(0, 3)) < FIRST_CHECKED) return []
  const statements = statementsOf(text)
  const created = statements.flatMap(({ code }) => CREATED.exec(code)?.[1] ?? [])
  const problems = statements.flatMap(({ code, source }) => {
    if (/^create (?!index|unique)/i.test(code)) return []
    const isOfNew = created.includes(ALTERED.exec(code)?.[1] ?? '')
    return RULES.filter(
      ({ pattern, unless, isForNew = false }) =>
        pattern.test(code) && !unless?.test(source) && (isForNew || !isOfNew),
    ).map(({ problem }) => `${name}: ${problem}: ${code.slice(0, 80)}`)
  })
  const isMixed = statements.length > 1 && statements.some(({ code }) => CONCURRENT.test(code))
  return isMixed
    ? [...problems, `${name}: \`concurrently\` needs a migration of its own`]
    : problems
}

/** @returns statements in one line each, without comments and texts, and as they are written */
function statementsOf(text: string): { code: string; source: string }[] {
  // what a function does is not done by the migration
  return text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(/;[^\S\n]*(?=--|\n|$)/)
    .map((source) => ({
      source,
      code: source
        .replaceAll(/--[^\n]*/g, '')
        .replaceAll(/'(?:[^']|'')*'/g, "''")
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ code }) => code !== '')
}
