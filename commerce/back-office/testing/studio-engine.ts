import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BASE_EDITION, type StudioItem } from '../../../contracts/studio'
import { importContent } from '../../content/import-content'
import { createTestEngine } from '../../testing/engine'
import { seedCheckout } from '../../testing/seed-checkout'

const BEGIN = new Date('2026-12-01T12:00:00Z')
const API = '/back-office/api/content'
const LOCALIZED = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'
const LINK = 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link'

export const BANNER = '11111111-1111-4111-8111-111111111111'
export const PAGE = '22222222-2222-4222-8222-222222222222'

const meta = (type: string, name: string, deliveryId: string, deliveryKey: string) => ({
  schema: `https://praline.example/content/${type}`,
  name,
  deliveryId,
  deliveryKey,
})

const ITEMS = {
  banner: {
    _meta: meta('thin-banner', 'Promo banner', BANNER, 'brindille/promo-banner'),
    contentType: 'thin-banner',
    text: {
      _meta: { schema: LOCALIZED },
      values: [
        { locale: 'en-US', value: 'Order by December 16' },
        { locale: 'es-US', value: 'Pide antes del 16' },
      ],
    },
  },
  page: {
    _meta: meta('content-page', 'A page', PAGE, 'pages/a-page'),
    contentType: 'content-page',
    title: 'A page',
    description: '',
    slots: [
      { _meta: { schema: LINK }, id: BANNER, contentType: meta('thin-banner', '', '', '').schema },
    ],
  },
}

export async function createStudioEngine() {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-'))
  const clock = { now: BEGIN }
  const now = () => clock.now
  await mkdir(path.join(folder, 'content'))
  for (const [name, item] of Object.entries(ITEMS)) {
    writeFileSync(path.join(folder, 'content', `${name}.json`), JSON.stringify(item))
  }
  const engine = await createTestEngine({
    now,
    config: {
      backOfficeDir: path.join(folder, 'back-office'),
      importedMediaDir: path.join(folder, 'media'),
    },
    seed: async (db) => {
      await seedCheckout(db)
    },
  })
  const { app, db } = engine

  async function restore(): Promise<void> {
    clock.now = BEGIN
    await db.deleteFrom('content_item').execute()
    await db.deleteFrom('content_edition').where('id', '!=', BASE_EDITION).execute()
    const { findings } = await importContent(db, path.join(folder, 'content'), { now })
    if (findings.length > 0) throw new Error(JSON.stringify(findings))
  }
  await restore()

  const get = async (url: string) => (await app.inject(`${API}${url}`)).json()
  const send = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    app.inject({ method, url: `${API}${url}`, payload })

  return {
    app,
    db,
    clock,
    folder,
    restore,
    get,
    send,
    getItem: (id = BANNER, edition = 'base'): Promise<StudioItem> =>
      get(`/items/${id}?edition=${edition}`),
    async saveText(text: string, more: object = {}) {
      const { body, version } = await get(`/items/${BANNER}?edition=base`)
      return send(`/items/${BANNER}/versions`, {
        editionId: 'base',
        expectedVersion: version,
        editor: 'Ada',
        body: { ...body, text },
        ...more,
      })
    },
    async delivered(): Promise<unknown> {
      const url = '/content-hub/content/key/brindille/promo-banner?locale=en-US'
      const answer = await app.inject(`${url}&depth=all&format=inlined`)
      return answer.statusCode === 200 ? answer.json().content.text : undefined
    },
    async close() {
      await engine.close()
      await rm(folder, { recursive: true })
    },
  }
}
