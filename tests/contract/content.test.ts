import { ShopperExperience, ShopperSEO } from 'commerce-sdk-isomorphic'
import { seedCatalog } from '../../commerce/testing/seed-catalog'
import { seedLibrary } from '../../commerce/testing/seed-library'
import { logInGuest, refusalOf, useContractEngine, type ClientParameters } from './engine-client'

describe('content and addresses through the published SDK', () => {
  let experience: ShopperExperience<ClientParameters>
  let seo: ShopperSEO<ClientParameters>

  const contract = useContractEngine({
    seed: async (db) => {
      await seedCatalog(db)
      await seedLibrary(db)
    },
  })
  beforeAll(async () => {
    const { config } = await logInGuest(contract.origin)
    experience = new ShopperExperience(config)
    seo = new ShopperSEO(config)
  })

  it('assets and folders', async () => {
    const about = await experience.getContent({ parameters: { id: 'about', locale: 'es' } })
    expect(about).toMatchObject({ name: 'Quiénes somos' })
    const several = await experience.getMultipleContent({
      parameters: { ids: ['about', 'care', 'none'] },
    })
    expect(several.total).toBe(2)
    const found = await experience.searchContent({
      parameters: { q: 'caramels', refine: 'fdid=help', sort: 'name=asc', limit: 10, offset: 0 },
    })
    expect(found).toMatchObject({ total: 1, selectedRefinements: { fdid: 'help' } })
    expect(await experience.searchContent()).toMatchObject({ total: 2, limit: 50 })
    const folder = await experience.getContentFolder({ parameters: { id: 'root', levels: 2 } })
    expect(folder.folders).toHaveLength(1)
    const folders = await experience.getContentFolders({ parameters: { ids: ['help', 'hidden'] } })
    expect(folders.total).toBe(1)
  })

  it('pages, components and slots', async () => {
    expect(await experience.getPage({ parameters: { pageId: 'home' } })).toMatchObject({
      regions: [{ id: 'main', components: [{ id: 'hero' }] }],
    })
    const slots = await experience.getPage({ parameters: { pageId: 'slots' } })
    expect(slots.regions).toHaveLength(2)
    const pages = await experience.getPages({
      parameters: { aspectTypeId: 'cat', categoryId: 'bars' },
    })
    expect(pages.data).toHaveLength(1)
    const component = await experience.getComponent({ parameters: { componentId: 'hero' } })
    expect(component.typeId).toBe('commerce_assets.banner')
  })

  it('qualifiers', async () => {
    const resolved = await experience.resolveQualifiers({
      body: {
        customerGroups: ['Everyone', 'VIP'],
        campaignQualifiers: [{ campaignId: 'none' }],
        dataBindings: [{ type: 'content_asset', id: 'care' }],
      },
    })
    expect(resolved).toMatchObject({ customerGroups: { Everyone: true, VIP: false } })
  })

  it('what does not exist', async () => {
    const calls: [call: () => Promise<unknown>, status: number, title: string][] = [
      [() => experience.getContent({ parameters: { id: 'draft' } }), 404, 'Content Asset Not Found'],
      [() => experience.getContentFolder({ parameters: { id: 'hidden' } }), 404, 'Folder Not Found'],
      [() => experience.getPage({ parameters: { pageId: 'none' } }), 404, 'Page Not Found'],
      [() => experience.getComponent({ parameters: { componentId: 'no' } }), 404, 'Component Not Found'],
      [
        () => experience.getPages({ parameters: { aspectTypeId: 'pdp', productId: 'brittle' } }),
        404,
        'Aspect Type Not Found',
      ],
      [
        () => experience.getPages({ parameters: { aspectTypeId: 'pdp' } }),
        400,
        'Business Object ID Invalid',
      ],
      [() => experience.searchContent({ parameters: { refine: 'fdid' } }), 400, 'Bad Request'],
      [() => seo.getUrlMapping({ parameters: { urlSegment: 'no/where' } }), 404, 'Seo Url Mapping Not Found'],
      [() => seo.getUrlMapping({ parameters: { urlSegment: 'bars', locale: 'ab-CD' } }), 400, 'Unknown Locale'],
    ] // prettier-ignore
    for (const [call, status, title] of calls) {
      expect(await refusalOf(call())).toMatchObject({ status, title })
    }
  })

  it('addresses', async () => {
    const mapping = async (urlSegment: string) =>
      seo.getUrlMapping({ parameters: { urlSegment, locale: 'en-US' } })
    expect(await mapping('boxes')).toEqual({ resourceType: 'CATEGORY', resourceId: 'boxes' })
    expect(await mapping('bars/peanut-brittle/brittle.html')).toMatchObject({
      resourceType: 'PRODUCT',
    })
    expect(await mapping('about-us.html')).toMatchObject({ resourceType: 'CONTENT_ASSET' })
    expect(await mapping('old-bars')).toMatchObject({ statusCode: 302, resourceId: 'bars' })
    expect(await mapping('blog/anything')).toMatchObject({ statusCode: 307 })
  })
})
