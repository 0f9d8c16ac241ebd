import type { ContentField } from '../../contracts/content-field'
import { CONTENT_TYPES, findContentType } from './content-item.schemas'
import { describeContentTypes } from './describe-content-types.rules'

const forms = describeContentTypes(CONTENT_TYPES)
const fieldsOf = (contentType: string) =>
  forms.find((form) => form.contentType === contentType)?.fields ?? []
const fieldOf = (contentType: string, name: string) =>
  fieldsOf(contentType).find((field) => field.name === name)

function kindsOf(field: ContentField): string[] {
  if (field.kind === 'list') return [field.kind, ...kindsOf(field.item)]
  const inner =
    field.kind === 'group'
      ? field.fields
      : field.kind === 'variants'
        ? field.variants.flatMap(({ fields }) => fields)
        : []
  return [field.kind, ...inner.flatMap((one) => kindsOf(one.field))]
}

test('every content type has a form, and every field a control of a known kind', () => {
  expect(forms.map(({ contentType }) => contentType).sort()).toEqual(
    Object.keys(CONTENT_TYPES).sort(),
  )
  const unknown = forms.flatMap(({ contentType, fields }) =>
    fields
      .filter(({ field }) => kindsOf(field).includes('unknown'))
      .map(({ name }) => `${contentType}.${name}`),
  )
  expect(unknown).toEqual([])
})

test('the kind of a field is derived from its schema', () => {
  expect(fieldOf('thin-banner', 'text')).toMatchObject({
    label: 'Text',
    isRequired: true,
    field: { kind: 'text', isLocalized: true, isLong: true },
  })
  expect(fieldOf('thin-banner', 'backgroundColor')).toMatchObject({
    label: 'Background color',
    isRequired: false,
    field: { kind: 'color' },
  })
  expect(fieldOf('content-text', 'html')?.field).toMatchObject({ kind: 'text', markup: 'html' })
  expect(fieldOf('blog', 'publishedDate')?.field).toEqual({ kind: 'date' })
  expect(fieldOf('blog', 'readingMinutes')?.field).toEqual({
    kind: 'number',
    isWhole: true,
    minimum: 1,
  })
  expect(fieldOf('product-carousel', 'productIds')?.field).toEqual({
    kind: 'list',
    minimum: 1,
    item: { kind: 'product' },
  })
  expect(fieldOf('hero-carousel', 'slides')?.field).toMatchObject({ item: { kind: 'block' } })
  expect(fieldOf('category-banner', 'image')?.field).toEqual({ kind: 'image' })
  expect(fieldOf('accordion', 'kind')?.field).toEqual({ kind: 'constant', value: 'faq' })
  expect(fieldOf('nav-menu', 'topTabs')?.field).toMatchObject({
    item: { kind: 'variants', by: 'kind' },
  })
  expect(fieldOf('hero-banner', 'countdownTimer')?.field).toMatchObject({
    kind: 'group',
    fields: [{ field: { kind: 'boolean' } }, { field: { kind: 'moment' } }, {}, {}],
  })
})

test('the language of captions is no text to translate', () => {
  expect(fieldOf('video', 'captions')?.field).toMatchObject({
    item: { fields: [{ field: { kind: 'id' } }, { name: 'language', field: { kind: 'id' } }] },
  })
})

test('every content type says what it is for', () => {
  expect(forms.filter(({ about }) => about === '').map(({ contentType }) => contentType)).toEqual(
    [],
  )
})

test('variations are chosen from lists of groups and priorities', () => {
  expect(fieldOf('headline', 'variations')?.field).toMatchObject({
    item: {
      fields: [
        { name: 'rank', label: 'Priority', field: { kind: 'rank' } },
        { name: 'customerGroups', field: { kind: 'list', item: { kind: 'customer-group' } } },
        { name: 'content' },
      ],
    },
  })
})

test('the source of a carousel is a category or a list of products', () => {
  expect(fieldOf('product-carousel', 'categoryId')).toMatchObject({
    isRequired: false,
    field: { kind: 'category' },
  })
})

test('the variations field of blocks comes last', () => {
  expect(fieldsOf('nav-menu').at(-1)?.name).toBe('variations')
})

test.each(['constructor', '__proto__', 'toString', ''])('no content type is named %p', (name) => {
  expect(findContentType(name)).toBeUndefined()
})
