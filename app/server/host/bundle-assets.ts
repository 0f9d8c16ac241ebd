import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import express, { type RequestHandler } from 'express'

/**
 * The files of the build that a browser may request; never the server bundles, maps or
 * configuration.
 */
const PUBLIC_FILE = /^(?!(?:ssr|server-renderer|loader)\.js$)(?:[^/]+\.(?:js|css|txt)|static\/.+)$/
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves one build under `/mobify/bundle/{bundleId}/`, immutable for a year, in the best encoding
 * that was compressed at build time. Other builds answer 404, because their files no longer exist.
 */
export function bundleAssets(buildDir: string, bundleId: string): RequestHandler {
  const files = new Set(listFiles(buildDir))
  const serve = express.static(buildDir, {
    index: false,
    etag: false,
    lastModified: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (res, file) => {
      const encoding = ENCODINGS.find(([, suffix]) => file.endsWith(suffix))
      if (!encoding) return
      const original = file.slice(0, -encoding[1].length)
      res.setHeader('Content-Encoding', encoding[0])
      res.setHeader('Content-Type', contentTypeOf(original))
    },
  })
  return (req, res, next) => {
    const [, id = '', file = ''] = /^\/([^/]+)\/([^?%]*)/.exec(req.url) ?? []
    if (id !== bundleId || !PUBLIC_FILE.test(file) || !files.has(file)) {
      res.set('Cache-Control', 'no-store').status(404).type('text').send('Not found')
      return
    }
    res.vary('Accept-Encoding')
    const accepted = req.headers['accept-encoding'] ?? ''
    const best = ENCODINGS.find(
      ([name, suffix]) => accepted.includes(name) && files.has(file + suffix),
    )
    req.url = `/${file}${best?.[1] ?? ''}`
    serve(req, res, next)
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

function contentTypeOf(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream'
}

function listFiles(dir: string, prefix = ''): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(path.join(dir, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  )
}
