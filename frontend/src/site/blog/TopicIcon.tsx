import type { ArticleEntry } from '@waymark/contracts/models/articles'

/** Drawn as paths, as the public pages carry no icon library. */
const drawings: Readonly<Record<ArticleEntry['icon'], string>> = {
  map: 'M14.1 5.55a2 2 0 0 0 1.8 0l3.65-1.83A1 1 0 0 1 21 4.62v12.76a1 1 0 0 1-.55.9l-4.55 2.27a2 2 0 0 1-1.8 0l-4.2-2.1a2 2 0 0 0-1.8 0l-3.65 1.83A1 1 0 0 1 3 19.38V6.62a1 1 0 0 1 .55-.9l4.55-2.27a2 2 0 0 1 1.8 0zM15 5.76v15M9 3.24v15',
  cpu: 'M12 20v2M12 2v2M17 20v2M17 2v2M2 12h2M2 17h2M2 7h2M20 12h2M20 17h2M20 7h2M7 20v2M7 2v2M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM9 8h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z',
  repeat: 'm17 2 4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3',
  sprout:
    'M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14',
  telescope:
    'm10.07 12.5-6.2 1.3a.93.93 0 0 1-1.1-.7l-.54-2.15a1.07 1.07 0 0 1 .7-1.26l13.5-4.44M13.56 11.75l4.33-.93M16 21l-3.1-6.2M16.5 5.94a2 2 0 0 1 1.44-2.43l1.1-.27a1 1 0 0 1 1.2.73l1.52 6.06a1 1 0 0 1-.73 1.2l-1.1.28a2 2 0 0 1-2.42-1.46zM6.16 8.63l1.1 4.46M8 21l3.1-6.2M14 13a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z',
}

/** The sign of an article's topic, before the name of the topic. */
export function TopicIcon({ icon, color }: Pick<ArticleEntry, 'icon' | 'color'>) {
  return (
    <svg className={`i topic-icon ${color}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  )
}
