export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  say(`• ${name}…`)
  const started = Date.now()
  const result = await work()
  say(`✓ ${name} (${Math.max(1, Math.round((Date.now() - started) / 1000))} s)`)
  return result
}

/** Ends a command with a readable message instead of a stack trace. */
export function fail(error: unknown): never {
  process.stderr.write(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
