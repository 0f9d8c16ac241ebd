import { FormattedMessage, defineMessages } from 'react-intl'
import { imageUrl } from '@/integrations/images/image-service'
import { useOrigin } from '@/site/use-origin'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { DateText } from '@/ui/date-text'
import { Heading } from '@/ui/heading'
import { JsonLd } from '@/ui/json-ld'
import { RESPONSIVE_WIDTHS } from '@/integrations/images/image-service'
import { Picture } from '@/ui/picture'
import { RichText } from '@/ui/rich-text'
import { ArticleProducts } from '../article-products'
import { defineBlock, type BlockProps } from '../define-block'
import type { ContentImage } from '../read-content'
import styles from './blog.module.css'
import { readBlog, type BlogContent } from './read-blog'

const messages = defineMessages({
  by: { id: 'blog.by', defaultMessage: 'By {name}' },
  reading: { id: 'blog.reading', defaultMessage: '{minutes, number} min read' },
  author: { id: 'blog.author', defaultMessage: 'About the author' },
})

const WIDE = '(min-width: 1504px) 1408px, 100vw'
const COLUMN = '(min-width: 1024px) 864px, 100vw'

const isWide = ({ width, height }: ContentImage) => width > 1.8 * height

/** A blog article: a large picture, author and date, text, pull quotes and products (CNT-044). */
function Blog({ content, headingLevel, isFirst }: BlockProps<BlogContent>) {
  const { title, category, introduction, image, html, sections, author } = content
  return (
    <article>
      <BlogData content={content} />
      <header className={`container ${styles.head}`}>
        {category && <p className={styles.category}>{category}</p>}
        <Heading level={headingLevel} className={styles.title}>
          {title}
        </Heading>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
        <Byline content={content} />
      </header>
      {image && (
        <div className={classNames(styles.lead, !isWide(image) && styles.narrow)}>
          <Picture
            image={image}
            width={image.width}
            height={image.height}
            widths={RESPONSIVE_WIDTHS}
            sizes={isWide(image) ? WIDE : COLUMN}
            priority={isFirst}
            className={styles.leadImage}
          />
        </div>
      )}
      <div className={`container ${styles.body}`}>
        <RichText html={html} className={`${styles.prose} ${styles.opening}`} />
        {sections.map((section) => (
          <section key={section.image.link}>
            <figure className={styles.figure}>
              <Picture
                image={section.image}
                width={section.image.width}
                height={section.image.height}
                sizes={COLUMN}
                className={styles.figureImage}
              />
              {section.caption && <figcaption>{section.caption}</figcaption>}
            </figure>
            <RichText html={section.html} className={styles.prose} />
          </section>
        ))}
        {author && <AuthorBox author={author} />}
      </div>
      <ArticleProducts ids={content.productIds} title={content.productsTitle} />
    </article>
  )
}

function Byline({ content }: { content: BlogContent }) {
  const { author, publishedDate, readingMinutes } = content
  return (
    <ul className={styles.byline}>
      {author && (
        <li>
          <FormattedMessage {...messages.by} values={{ name: author.name }} />
        </li>
      )}
      {publishedDate && (
        <li>
          <time dateTime={publishedDate}>
            <DateText value={publishedDate} />
          </time>
        </li>
      )}
      {readingMinutes !== undefined && (
        <li>
          <FormattedMessage {...messages.reading} values={{ minutes: readingMinutes }} />
        </li>
      )}
    </ul>
  )
}

function AuthorBox({ author }: { author: NonNullable<BlogContent['author']> }) {
  const initials = author.name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
  return (
    <footer className={styles.author}>
      <span className={styles.monogram} aria-hidden="true">
        {initials}
      </span>
      <p>
        <span className={styles.authorName}>{author.name}</span>
        {author.role && <span className="note">{author.role}</span>}
      </p>
    </footer>
  )
}

function BlogData({ content }: { content: BlogContent }) {
  const origin = useOrigin()
  const { name: siteName } = useSite()
  const { title, introduction, image, author, publishedDate, category } = content
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: title,
        description: introduction,
        articleSection: category,
        datePublished: publishedDate,
        image: image && `${origin}${imageUrl(image.link, 1200)}`,
        author: author && { '@type': 'Person', name: author.name, jobTitle: author.role },
        publisher: { '@type': 'Organization', name: siteName },
      }}
    />
  )
}

export default defineBlock<BlogContent>({ parse: readBlog, component: Blog })
