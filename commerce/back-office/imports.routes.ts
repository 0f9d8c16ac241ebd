import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { IMPORT_FILE_TYPE, IMPORT_MODES, ARCHIVE_UPLOAD_LIMITS } from '../../contracts/import'
import { badRequest } from '../http/problem'
import { allowLongUploads } from '../http/slow-bodies'
import { archiveTooLarge } from '../import/office/import-files'
import { IMPORT_ORDERS, type ImportOffice } from '../import/office/import-office'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import type { AuditService } from '../audit/audit.service'
import { registerHistory } from './history.routes'
import { Paging, sortedBy } from './paging.schemas'

export interface ImportsNeeds {
  audit: AuditService
  imports: ImportOffice
}

const IMPORTS = `${BACK_OFFICE_API}/imports`
const IMPORT = `${IMPORTS}/:id`
const FILE_TYPES = [IMPORT_FILE_TYPE, 'application/x-zip-compressed']

const ImportsQuery = Paging.extend({ sort: sortedBy(IMPORT_ORDERS) })
const ImportParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const UploadQuery = z.object({
  // the file name is only displayed, and never part of a path
  fileName: z
    .string()
    .trim()
    .min(1)
    .max(ARCHIVE_UPLOAD_LIMITS.name)
    .regex(/^[^\u0000-\u001f\u007f/\\]+$/, 'A file name has no slashes and no control characters.'),
  mode: z.enum(IMPORT_MODES).default('merge'),
})
const expectedRevision = z.number().int().min(1)
const Trial = z.object({ mode: z.enum(IMPORT_MODES), expectedRevision })
const Import = z.object({ expectedRevision })

export function registerImportSection(app: FastifyInstance, services: ImportsNeeds): void {
  const { imports } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'imports.read', write: 'imports.write' })

    scope.get(IMPORTS, async ({ query }) => imports.list(ImportsQuery.parse(query)))
    scope.get(IMPORT, async ({ params }) => imports.get(ImportParams.parse(params).id))
    scope.put(`${IMPORT}/trial`, async (request, reply) => {
      const { id } = ImportParams.parse(request.params)
      const asked = {
        what: 'trial',
        roles: accessOf(request).roles,
        ...Trial.parse(request.body),
      } as const
      return reply.code(202).send(await imports.start(id, asked, actorOf(request)))
    })
    scope.put(`${IMPORT}/import`, async (request, reply) => {
      const { id } = ImportParams.parse(request.params)
      const asked = {
        what: 'import',
        roles: accessOf(request).roles,
        ...Import.parse(request.body),
      } as const
      return reply.code(202).send(await imports.start(id, asked, actorOf(request)))
    })
    registerHistory(scope, services, IMPORT, 'import', (params) =>
      String(ImportParams.parse(params).id),
    )

    scope.register(async (uploads) => {
      uploads.removeAllContentTypeParsers()
      allowLongUploads(uploads)
      uploads.addContentTypeParser(FILE_TYPES, (request, body, done) => {
        const isTooLarge = Number(request.headers['content-length']) > ARCHIVE_UPLOAD_LIMITS.bytes
        done(isTooLarge ? archiveTooLarge() : null, body)
      })
      uploads.post(IMPORTS, async (request, reply) => {
        const { body } = request
        const file = UploadQuery.parse(request.query)
        if (!(body instanceof Readable)) throw badRequest('Send an archive as a zip file.')
        const uploaded = await imports.upload(body, file, actorOf(request))
        return reply.code(201).send(uploaded)
      })
    })
  })
  // an import in progress completes before the database is closed
  app.addHook('onClose', () => imports.settle())
}
