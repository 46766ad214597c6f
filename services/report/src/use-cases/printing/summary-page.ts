import type { CareerSummary } from '@waymark/contracts/models/identity/career-summary'
import type { Drawing } from '../../document/charts/parts/drawing.ts'
import { C } from '../../document/charts/parts/palette.ts'
import { drawing, line, rect } from '../../document/charts/parts/svg.ts'
import { type DocumentPage, documentTemplate, mm, PAPERS } from '../../document/print/document-page.ts'

const LEVELS = ['not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert']
const HEADINGS = ['', 'One direction', 'Two directions', 'Three directions']
const template = { render: undefined as ReturnType<typeof documentTemplate> | undefined }

/** The career summary on one sheet of US paper. */
export function summaryPage(summary: CareerSummary): DocumentPage {
  const name = summary.name || 'Career summary'
  const title = summary.name ? `Career summary of ${summary.name}` : 'Career summary'
  template.render ??= documentTemplate('summary')
  const html = template.render({
    paper: 'letter',
    foot: `Waymark career summary${summary.name ? ` · ${summary.name}` : ''}`,
    title,
    name,
    line: [summary.title, summary.industry, experienceOf(summary.experience), summary.location].filter(Boolean).join(' · '),
    date: dateOf(summary.createdAt),
    about: summary.about,
    goals: summary.goals,
    skills: summary.skills.map((one) => ({ ...one, word: LEVELS[Math.round(one.level)] ?? '' })),
    moreSkills: Math.max(0, summary.skillsTotal - summary.skills.length),
    directions: summary.directions.map((one, index) => ({
      ...one,
      number: index + 1,
      fit: Math.round(one.fit),
      range: `${Math.round(one.fitLow)}–${Math.round(one.fitHigh)}`,
      bar: fitBar(one),
      pay: payOf(one),
    })),
    directionsHeading: HEADINGS[summary.directions.length],
    assessed: summary.assessedAt ? dateOf(summary.assessedAt) : '',
    nextStep: summary.nextStep,
    missing: summary.missing.map(({ text }) => text),
    sources: summary.sources,
    away: summary.away.length > 0,
  })
  return {
    html,
    title,
    author: summary.name || 'Waymark',
    headings: [name, 'About', 'Goals', ...HEADINGS, 'Skills', 'Next step', 'Not here yet'],
    widthPx: Math.round(mm(PAPERS.letter.widthMm - 34)),
    pagePx: mm(PAPERS.letter.heightMm - 35),
    fitPx: Math.floor(mm(PAPERS.letter.heightMm - 34)),
  }
}

function fitBar({ fit, fitLow, fitHigh }: { fit: number; fitLow: number; fitHigh: number }): Drawing {
  const width = 150
  const at = (value: number) => (Math.min(100, Math.max(0, value)) / 100) * width
  const words = `Fit ${Math.round(fit)}, likely ${Math.round(fitLow)} to ${Math.round(fitHigh)}, on a scale to 100.`
  return drawing(width, 12, words, [
    rect(0, 2, width, 8, { fill: C.sunk }),
    rect(at(fitLow), 2, Math.max(2, at(fitHigh) - at(fitLow)), 8, { fill: C.moss }),
    line(at(fit), 0, at(fit), 12, { 'stroke-width': 2.4 }),
  ])
}

function payOf({ payLow: low, payHigh: high, payPlace: place }: CareerSummary['directions'][number]): string {
  if (!low || !high) return ''
  return `Half earn $${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')} a year, ${place ? `in ${place}` : 'US national'}`
}

function experienceOf(years: number | undefined): string {
  if (years === undefined) return ''
  return years === 1 ? '1 year of experience' : `${years} years of experience`
}

function dateOf(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
