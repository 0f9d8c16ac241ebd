import { asFields, asText } from '@/lib/read-fields'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { defineBlock, type BlockProps } from '../define-block'
import { readLinks, type ContentLink } from '../read-content'
import styles from './contact-box.module.css'

interface ContactBoxContent {
  title: string
  text: string
  phone?: { display: string; tel: string }
  email?: string
  hours?: string
  links: ContentLink[]
}

function ContactBox({ content }: BlockProps<ContactBoxContent>) {
  const { title, text, phone, email, hours, links } = content
  return (
    <section className={`container ${styles.section}`}>
      <div className={styles.box}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <ul className={styles.ways}>
          {phone && (
            <li className={styles.way}>
              <Icon name="phone" size={20} />
              <span>
                <Link to={`tel:${phone.tel}`}>{phone.display}</Link>
                {hours && <span className={styles.hours}>{hours}</span>}
              </span>
            </li>
          )}
          {email && (
            <li className={styles.way}>
              <Icon name="mail" size={20} />
              <Link to={`mailto:${email}`}>
                {email.slice(0, email.lastIndexOf('@') + 1)}
                <wbr />
                {email.slice(email.lastIndexOf('@') + 1)}
              </Link>
            </li>
          )}
          {links.map((link) => (
            <li key={link.pageLink} className={styles.way}>
              <Icon name="chevron-right" size={20} />
              <Link to={link.pageLink}>{link.displayName}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function readPhone(value: unknown): ContactBoxContent['phone'] {
  const fields = asFields(value)
  const display = asText(fields.display)
  const tel = asText(fields.tel)
  return display && tel ? { display, tel } : undefined
}

export default defineBlock<ContactBoxContent>({
  parse: (item) => {
    const title = asText(item.title)
    const text = asText(item.text)
    if (!title || !text) return undefined
    return {
      title,
      text,
      phone: readPhone(item.phone),
      email: asText(item.email),
      hours: asText(item.hours),
      links: readLinks(item.links),
    }
  },
  component: ContactBox,
})
