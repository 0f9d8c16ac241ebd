import type { ReactNode } from 'react'
import { Picture } from '@/ui/picture'
import styles from './notice.module.css'

interface NoticeProps {
  title: ReactNode
  text: ReactNode
  action?: ReactNode
}

export function Notice({ title, text, action }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <Picture
        image={{ link: '/media/products/truffle-salted.jpg', alt: '', width: 1200 }}
        widths={[300, 400, 640]}
        sizes="18rem"
        width={4}
        height={3}
        className={styles.picture}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  )
}
