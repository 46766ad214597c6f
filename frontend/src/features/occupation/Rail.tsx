import { useEffect, useState } from 'react'

const chapters = [
  ['work', 'The work'],
  ['day', 'A day in it'],
  ['pay', 'Pay'],
  ['open', 'Growth and openings'],
  ['ai', 'AI and this work'],
  ['tools', 'Tools and skills'],
  ['ways', 'Ways in'],
  ['hire', 'Getting hired'],
  ['stones', 'From where you are'],
  ['near', 'Near occupations'],
  ['src', 'Sources and limits'],
] as const

/** The chapters of the page; the one that is being read is marked. Only notes tell of hiring. */
export function Rail({ hiring }: { hiring: boolean }) {
  const current = useChapterInView()
  return (
    <nav className="rail-nav" aria-label="On this page">
      <b className="strong">On this page</b>
      <ol>
        {chapters
          .filter(([id]) => hiring || id !== 'hire')
          .map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? true : undefined}>
                {label}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  )
}

function useChapterInView(): string {
  const [current, setCurrent] = useState<string>(chapters[0][0])
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = chapters.find(([id]) => seen.has(id))
        if (first) setCurrent(first[0])
      },
      // The upper third of the window is where one reads.
      { rootMargin: '-88px 0px -60% 0px' },
    )
    for (const [id] of chapters) {
      const chapter = document.getElementById(id)
      if (chapter) observer.observe(chapter)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
