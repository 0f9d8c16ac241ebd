import type { FastifyInstance } from 'fastify'

const LINE = /^([│ ]*)[├└]── ([^ ]+)(?: \(([A-Z, ]+)\))?$/
const INDENT = 4
const LEFT_OUT = ['HEAD', 'OPTIONS']

/**
 * Everything the engine answers, e.g. `GET /health`; HEAD, which goes with GET, and OPTIONS left
 * out. The app must be ready.
 */
export function listRoutes(app: FastifyInstance): string[] {
  const parts: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      if (part === '') return []
      // each line goes on from the one it is indented under
      parts.splice(indent.length / INDENT, parts.length, part)
      const listed = methods.split(', ').filter((one) => one !== '' && !LEFT_OUT.includes(one))
      return listed.map((method) => `${method} ${parts.join('')}`)
    })
    .sort()
}
