import { randomUUID } from 'node:crypto'
import { CONTENT_TYPES } from '../../commerce/content/content-item.schemas'
import { checkName, KEBAB, toPascal, toTitle } from './names'
import { before, type Plan } from './scaffold'

export function planBlock(name: string): Plan {
  checkName(name, KEBAB, 'opening-hours')
  if (Object.hasOwn(CONTENT_TYPES, name)) throw new Error(`There is already a type ${name}.`)
  const component = toPascal(name)
  const title = toTitle(name)
  const folder = `app/blocks/${name}`
  const text = (words: string) => ({ 'en-US': words, 'es-US': `TODO: ${words}` })
  const item = {
    _meta: {
      schema: `https://praline.example/content/${name}`,
      name: `Block: ${title}`,
      deliveryId: randomUUID(),
    },
    contentType: name,
    title: text(title),
    text: text('A text.'),
  }
  return {
    files: {
      [`${folder}/${name}.tsx`]: componentOf(component),
      [`${folder}/${name}.test.tsx`]: testOf(name),
      [`demo/content/components/${name}.json`]: JSON.stringify(item),
    },
    changes: [
      [
        'commerce/content/block.schemas.ts',
        before(
          "  'job-list': contentType({",
          `  '${name}': contentType({ title: Words, text: Words.optional() }),\n`,
        ),
      ],
      [
        'commerce/content/content-type-words.ts',
        before("  'job-list': [", `  '${name}': ['text', 'TODO: what it is for.'],\n`),
      ],
      [
        'app/blocks/registry.ts',
        before(
          'type LoadableBlock =',
          `// TODO: the chunk of the blocks that usually appear beside it (webpackChunkName)
const ${component} = loadable(() => import('./${name}/${name}'))\n\n`,
        ),
      ],
      [
        'app/blocks/registry.ts',
        before("  ['accordion', Accordion],", `  ['${name}', ${component}],\n`),
      ],
      [
        'demo/content/README.md',
        before(
          "// job-list: its heading is 'Featured Jobs'",
          `// ${name}: TODO: what it is for
{ contentType: '${name}', title: string, text?: string }\n\n`,
        ),
      ],
      [
        'app/pages/component-guide/rich-block-entries.tsx',
        before(
          "  {\n    id: 'video',",
          `{
    id: '${name}',
    title: '${title}',
    text: 'TODO: what it is for.',
    files: ['blocks/${name}/${name}.tsx'],
    states: [
      block('with a text', { contentType: '${name}', title: '${title}', text: 'A text.' }),
    ],
  },\n`,
        ),
      ],
    ],
    unused: [['app/blocks/registry.ts', `const ${component} =`]],
    left: [
      'a page in demo/content that links to the item, then `npm run seed`',
      'UNREAD in app/integrations/content-hub/content-document.ts: fields that are no words',
    ],
  }
}

const componentOf = (component: string) => `
import { asText } from '@/lib/read-fields'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'

// TODO: its fields, as in commerce/content/block.schemas.ts
interface ${component}Content {
  title: string
  text?: string
}

function ${component}({ content }: BlockProps<${component}Content>) {
  return (
    <BlockSection title={content.title}>
      <p>{content.text}</p>
    </BlockSection>
  )
}

export default defineBlock<${component}Content>({
  parse: (item) => {
    const title = asText(item.title)
    return title ? { title, text: asText(item.text) } : undefined
  },
  component: ${component},
})
`

const testOf = (name: string) => `
import { screen } from '@testing-library/react'
import { renderApp } from '../../../tests/setup/render-app'
import { BlockList } from '../block-list'
// Blocks are loaded lazily; importing this one here makes it available at once.
import './${name}'

const complete = { contentType: '${name}', title: 'The title', text: 'The text' }

test('an item shows its title and its text; without a title it shows nothing', async () => {
  renderApp(<BlockList slots={[{ ...complete, title: '', text: 'Nothing' }, complete]} />)
  expect(await screen.findByRole('heading', { name: 'The title' })).toBeInTheDocument()
  expect(screen.getByText('The text')).toBeInTheDocument()
  expect(screen.queryByText('Nothing')).not.toBeInTheDocument()
})
`
