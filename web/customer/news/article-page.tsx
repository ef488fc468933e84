import type { ArticleProps } from '#web/customer/content/load-content.ts'
import { ArticleScreen } from './article-screen.tsx'
import { ContactScreen } from './contact-screen.tsx'
import { FaqScreen } from './faq-screen.tsx'
import { HowToScreen } from './how-to-screen.tsx'

/** Fixed pages have screens of their own; everything else is an article. */
export function ArticlePage(found: ArticleProps) {
  switch (found.article.code) {
    case 'HOWTO_001':
      return <HowToScreen {...found} />
    case 'FAQ_001':
      return <FaqScreen {...found} />
    case 'CONTACT_001':
      return <ContactScreen {...found} />
    default:
      return <ArticleScreen {...found} />
  }
}
