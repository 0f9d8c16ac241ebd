import { buildStorefront } from './build-storefront'

/** `npm run build`: the storefront's production build, compressed and stamped. */
buildStorefront({ say: (line) => process.stdout.write(`${line}\n`) }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
