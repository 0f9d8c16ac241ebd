import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import type { MediaBanner } from '../shell-content'
import styles from './menu-banner.module.css'

/**
 * A picture in a menu with its title and a text link: 270 px on a desktop, 330 on a phone
 * (HDR-033).
 */
export function MenuBanner({ banner }: { banner: MediaBanner }) {
  return (
    <div className={styles.banner} data-menu-column>
      <div className={styles.picture}>
        <Picture
          image={banner.image}
          widths={[270, 330, 560, 640]}
          sizes="(min-width: 1024px) 270px, 330px"
          width={27}
          height={20}
          className={styles.image}
        />
      </div>
      <p className={styles.title}>{banner.title}</p>
      <Link to={banner.link} className={styles.link}>
        {banner.linkText}
      </Link>
    </div>
  )
}
