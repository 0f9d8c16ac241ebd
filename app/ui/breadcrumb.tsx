import {
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbRoot,
} from '@chakra-ui/react/breadcrumb'
import { defineMessages, useIntl } from 'react-intl'
import { paths } from '@/site/paths'
import { Link } from './link'

const messages = defineMessages({
  label: { id: 'breadcrumb.label', defaultMessage: 'Breadcrumb' },
  home: { id: 'breadcrumb.home', defaultMessage: 'Home' },
})

interface BreadcrumbProps {
  steps?: readonly { name: string; href: string }[]
  current: string
}

/** A breadcrumb: Home, the pages between, and this page (PDP-013). */
export function Breadcrumb({ steps = [], current }: BreadcrumbProps) {
  const { formatMessage } = useIntl()
  const links = [{ name: formatMessage(messages.home), href: paths.home() }, ...steps]
  return (
    <BreadcrumbRoot aria-label={formatMessage(messages.label)}>
      <BreadcrumbList>
        {links.map(({ name, href }) => (
          <BreadcrumbItem key={href}>
            <BreadcrumbLink asChild>
              <Link to={href}>{name}</Link>
            </BreadcrumbLink>
          </BreadcrumbItem>
        ))}
        <BreadcrumbItem aria-current="page">{current}</BreadcrumbItem>
      </BreadcrumbList>
    </BreadcrumbRoot>
  )
}
