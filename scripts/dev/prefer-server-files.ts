import Module from 'node:module'

type Resolve = (
  request: string,
  parent: { filename?: string } | undefined,
  ...rest: unknown[]
) => string

/**
 * Resolves `./x` to `./x.server` if that file exists, like webpack's server targets: in development
 * the `/api` routes run from their sources.
 */
export function preferServerFiles(): void {
  const resolve: Resolve = Reflect.get(Module, '_resolveFilename')
  const preferServer: Resolve = (request, parent, ...rest) => {
    const isOurs = /^(?:\.{1,2}|@)\//.test(request) && !parent?.filename?.includes('node_modules')
    if (isOurs && !request.endsWith('.server')) {
      try {
        return resolve(`${request}.server`, parent, ...rest)
      } catch {
        // There is no server version of this file.
      }
    }
    return resolve(request, parent, ...rest)
  }
  Reflect.set(Module, '_resolveFilename', preferServer)
}
