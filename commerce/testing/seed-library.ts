import type { Db } from '../db/client'

const LIBRARY = 'brindille-library'

/**
 * Adds a library to `seedCatalog`: the assets `about` (with an address, Spanish texts), `care`
 * (both in the folder `help`) and `draft` (offline), the page `home` with the component `hero`,
 * slots of the site and of the category `bars`, and redirects.
 */
export async function seedLibrary(db: Db): Promise<void> {
  await db
    .updateTable('site')
    .set({ library_id: LIBRARY, locales: ['es'] })
    .where('id', '=', 'brindille')
    .execute()
  await seedAssets(db)
  await seedFolders(db)
  await seedSlots(db)
  await seedRedirects(db)
}

async function seedAssets(db: Db): Promise<void> {
  const assets: Record<string, Record<string, unknown>> = {
    about: {
      name: 'About Us',
      pageTitle: 'About Brindille',
      pageUrl: 'about-us.html',
      body: '<p>We make <b>caramels</b> in copper.</p>',
      folderIds: ['help'],
      custom: { contentType: 'story' },
      localized: { es: { name: 'Quiénes somos', c_body: '<p>Hacemos caramelos.</p>' } },
    },
    care: {
      name: 'Care',
      description: 'How to keep chocolate',
      body: 'Cool.',
      folderIds: ['help'],
    },
    draft: { name: 'Draft caramels', online: false, folderIds: ['help'] },
    home: {
      name: 'Home',
      type: 'page.storePage',
      aspectType: 'cat',
      assignments: [{ objectType: 'category', objectId: 'bars' }],
      links: [
        { contentId: 'hero', type: 'storePage.main', position: 1 },
        { contentId: 'draft', type: 'storePage.main', position: 2 },
      ],
    },
    hero: { name: 'Hero', type: 'component.commerce_assets.banner' },
  }
  await db
    .insertInto('content_asset')
    .values(
      Object.entries(assets).map(([id, definition]) => ({
        library_id: LIBRARY,
        id,
        definition: JSON.stringify(definition),
      })),
    )
    .execute()
}

async function seedFolders(db: Db): Promise<void> {
  const folders: Record<string, Record<string, unknown>> = {
    root: { name: 'Library' },
    help: { name: 'Help', parentId: 'root', localized: { es: { name: 'Ayuda' } } },
    hidden: { name: 'Hidden', parentId: 'root', online: false },
  }
  await db
    .insertInto('content_folder')
    .values(
      Object.entries(folders).map(([id, definition]) => ({
        library_id: LIBRARY,
        id,
        definition: JSON.stringify(definition),
      })),
    )
    .execute()
}

async function seedSlots(db: Db): Promise<void> {
  const slots: [slotId: string, contextId: string, Record<string, unknown>][] = [
    ['home-top', '', { configurationId: 'any', content: { type: 'content-assets', ids: ['about'] } }],
    ['home-top', '', { configurationId: 'late', rank: 1, schedule: { startsAt: '2090-01-01T00:00:00Z' } }],
    ['home-top', '', { configurationId: 'ours', rank: 2, customerGroupIds: ['Registered'] }],
    ['home-side', '', { configurationId: 'html', content: { type: 'html', html: { default: '<p>Hi</p>' } } }],
    ['cat-banner', 'bars', { context: 'category', configurationId: 'bars', content: { type: 'products', ids: ['brittle'] } }],
  ] // prettier-ignore
  await db
    .insertInto('content_slot')
    .values(
      slots.map(([slot_id, context_id, definition]) => ({
        site_id: 'brindille',
        slot_id,
        context: String(definition['context'] ?? 'global'),
        context_id,
        configuration_id: String(definition['configurationId']),
        definition: JSON.stringify(definition),
      })),
    )
    .execute()
}

async function seedRedirects(db: Db): Promise<void> {
  const redirects: Record<string, Record<string, unknown>> = {
    '/old-bars': { destinationType: 'category', destinationId: 'bars', statusCode: 302 },
    '/brittle': {
      destinationType: 'product',
      destinationId: 'brittle',
      productCategoryId: 'bars',
      copySourceParams: 'yes',
      additionalParams: '&from=old',
    },
    '/blog/*': { destinationUrl: 'https://blog.example/', statusCode: 307 },
    '/off': { destinationUrl: '/bars', enabled: false },
  }
  await db
    .insertInto('redirect_url')
    .values(
      Object.entries(redirects).map(([uri, definition]) => ({
        site_id: 'brindille',
        uri,
        definition: JSON.stringify(definition),
      })),
    )
    .execute()
}
