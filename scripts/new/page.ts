import { checkName, KEBAB, toCamel, toPascal, toTitle } from './names'
import { before, translated, type Plan } from './scaffold'

export function planPage(name: string): Plan {
  checkName(name, KEBAB, 'gift-guide')
  const key = toCamel(name)
  const component = `${toPascal(name)}Page`
  const title = toTitle(name)
  const folder = `app/pages/${name}`
  return {
    files: {
      [`${folder}/${name}-page.tsx`]: `
import { defineMessages, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: '${key}.title', defaultMessage: '${title}' },
})

// TODO: what the page shows. What the server must read before it renders is read in a static \`load\`
// (lib/page-load.ts); then the page's line in routes.tsx needs \`keepLoader\`.
export default function ${component}() {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.title)
  return (
    <>
      <PageHead title={title} canonicalPath={paths.${key}()} />
      <div className="container">
        <Heading level={1}>{title}</Heading>
      </div>
    </>
  )
}
`,
      [`${folder}/${name}-page.test.tsx`]: `
import { screen, waitFor } from '@testing-library/react'
import { findPage } from '@/site/find-page'
import { pages } from '@/site/pages'
import { paths } from '@/site/paths'
import { renderApp } from '../../../tests/setup/render-app'
import ${component} from './${name}-page'

test('its address belongs to the page, whose heading and title name it', async () => {
  expect(findPage(paths.${key}())).toBe(pages.${key})
  renderApp(<${component} />, { at: paths.${key}() })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}')
  await waitFor(() => expect(document.title).toContain('${title}'))
})
`,
    },
    changes: [
      [
        'app/site/pages.ts',
        before(
          "  content: { paths: ['*']",
          `  // TODO: the properties that differ from the default (\`Page\`), for instance type, sitemap, isPrivate
  ${key}: { paths: ['/${name}'] },\n`,
        ),
      ],
      [
        'app/routes.tsx',
        before(
          '  content: ContentPage,',
          `  ${key}: loadable(() => import('@/pages/${name}/${name}-page')),\n`,
        ),
      ],
      [
        'app/site/paths.ts',
        before("  maintenance: () => pathOf('maintenance')", `  ${key}: () => pathOf('${key}'),\n`),
      ],
      ['translations/es-US.json', translated(`${key}.title`, `TODO: ${title}`)],
    ],
    unused: [
      ['app/site/pages.ts', `\n  ${key}: {`],
      ['app/site/pages.ts', `'/${name}'`],
    ],
    left: [
      'tests/setup/pages.ts: the page in one of the lists, for axe and both widths',
      'tests/ssr: the required HTML, if search engines read the page',
    ],
  }
}
