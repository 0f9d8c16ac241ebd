import { makeNew } from './new/make-new'
import { fail, say } from './shop/progress'

const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

/** `npm run new`: makes the files of a common change and registers them (docs/how-to.md). */
function main(): void {
  const [kind, name] = process.argv.slice(2)
  const { files, removed, left } = makeNew(kind, name)
  say(`Written:\n${list(files)}`)
  if (removed.length > 0) say(`Removed:\n${list(removed)}`)
  say(`\nLeft to decide:\n${list(left)}\n\nThen: npm run verify`)
}

try {
  main()
} catch (error) {
  fail(error)
}
