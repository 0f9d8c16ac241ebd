import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { OfficeProduct } from '@contracts/merchandise'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { productPath } from '../api/merchandise-api'

const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Details = chakra('dd', { base: { overflowWrap: 'anywhere', marginBottom: '2' } })

export function ProductFacts({ product }: { product: OfficeProduct }) {
  const { parts, placements, attributes, kind } = product
  return (
    <Stack gap="4" minWidth="0">
      <SectionBox title="Shown in">
        <List empty="No category: it can only be reached by its own URL.">
          {placements.map(({ categoryId, path, isShown, sites }) => (
            <li key={`${sites.join()} ${categoryId}`}>
              {path.join(' › ') || categoryId}
              <Box fontSize="xs" color="fg.muted">
                {sites.join(', ')}
                {!isShown && ', the category is offline'}
              </Box>
            </li>
          ))}
        </List>
      </SectionBox>
      {parts.length > 0 && (
        <SectionBox title={kind === 'master' ? 'Variants' : 'Parts'}>
          <List>
            {parts.map(({ id, name, detail, isOnline }) => (
              <li key={id}>
                <TextLink to={productPath(id)}>{name}</TextLink>{' '}
                {!isOnline && <Badge colorPalette="gray">Offline</Badge>}
                <Box fontSize="xs" color="fg.muted">
                  {[id, detail].filter(Boolean).join(', ')}
                </Box>
              </li>
            ))}
          </List>
        </SectionBox>
      )}
      <SectionBox title="Attributes">
        {attributes.length === 0 && <Empty text="None." />}
        <dl>
          {attributes.map(({ id, name, value }) => (
            <div key={id}>
              <Term>{name}</Term>
              <Details>{value}</Details>
            </div>
          ))}
        </dl>
      </SectionBox>
    </Stack>
  )
}

function List({ children, empty }: { children: ReactNode[]; empty?: string }) {
  if (children.length === 0) return <Empty text={empty} />
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {children}
    </Stack>
  )
}

function Empty({ text }: { text: string | undefined }) {
  return (
    <Box color="fg.muted" fontSize="sm">
      {text}
    </Box>
  )
}
