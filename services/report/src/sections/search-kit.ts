import type { FactTable } from '../facts/fact-table.ts'
import {
  capital,
  choicesOn,
  DEGREE_WORDS,
  directions,
  listing,
  lower,
  occupationOf,
  shorten,
  withArticle,
  wordsOn,
} from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { box, columns, heading, note, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** Page 28: words to search and apply with, built from the person's own facts. */
export const searchKit: Section = {
  id: 'search',
  pages: 1,
  compose(input, facts) {
    const three = directions(input).map(occupationOf)
    return [
      {
        id: 'search',
        title: 'Search kit',
        group: 'do',
        kicker: 'Search kit',
        headline: 'Titles to type, words to use, lines you can defend',
        standfirst:
          'The same work hides under many titles. Search for these, not for the one on your badge. Nothing here is made up: empty places stay empty until you fill them.',
        blocks: [
          {
            kind: 'table',
            caption: 'What to type into the search box',
            columns: [
              { head: 'Direction', width: 20 },
              { head: 'Other titles for it{^O}', width: 38 },
              { head: 'Words that adverts use{^O}' },
            ],
            rows: three.map((occupation) => ({
              cells: [
                plain(capital(occupation.shortTitle)),
                plain(shorten(occupation.alternateTitles.slice(0, 6).join(' · '), 140) || 'none listed'),
                plain(
                  shorten(
                    [
                      ...occupation.skills.slice(0, 3).map((skill) => skill.name.toLowerCase()),
                      ...distinctTools(
                        occupation.technologies.map((tool) => tool.name),
                        three.map((one) => one.technologies.map((tool) => tool.name)),
                      ),
                    ].join(' · '),
                    130,
                  ),
                ),
              ],
            })),
          },
          columns(
            'halves',
            [heading('Four lines for your résumé'), points('box', resumeLines(input, facts), { size: 'small' })],
            [
              heading('Your pitch, thirty seconds'),
              box('Say it aloud once', [small(pitch(input), { slot: 'search.pitch' })]),
              small('Change every word that you would not say to a neighbour. Then time it.'),
            ],
          ),
          columns(
            'halves',
            [
              heading('Filters that help'),
              points(
                'plus',
                [
                  'Set the alert to weekly. Daily ones train you to skim.',
                  'Search by task (“claims”, “records”), not by level.',
                  'Read adverts that are four weeks old: still open means still needed.',
                ],
                { size: 'small' },
              ),
            ],
            [
              heading('Signs to walk on'),
              points(
                'minus',
                [
                  'No pay range, and “competitive” in its place.',
                  'Ten must-haves for the lowest level.',
                  'A test task of more than two hours, unpaid.',
                ],
                { size: 'small' },
              ),
            ],
          ),
          {
            kind: 'table',
            caption: 'Keep score for one month',
            note: 'Ten good applications teach more than fifty fast ones.',
            columns: [
              { head: 'Week', width: 10 },
              { head: 'Talks' },
              { head: 'Applications' },
              { head: 'Answers' },
              { head: 'What I changed', width: 40 },
            ],
            rows: ['1', '2', '3', '4'].map((week) => ({ cells: [week, '', '', '', ''], ...(week === '4' ? { drop: 1 } : {}) })),
            style: 'worksheet',
          },
          note(
            'A résumé line is true, or it is not there. If a tool writes for you, check each figure against a paper that you hold.',
            { drop: 2 },
          ),
        ],
      },
    ]
  },
}

/** Tools that not every direction names: the common office suite finds nobody. */
export function distinctTools(tools: string[], all: string[][]): string[] {
  const common = (tool: string) =>
    all.every((list) => list.includes(tool)) || /^Microsoft (Office|Word|Excel|Outlook|PowerPoint|Windows|Access)/.test(tool)
  return tools.filter((tool) => !common(tool)).slice(0, 3)
}

function resumeLines(input: ReportInput, facts: FactTable): Text[] {
  const lines: Text[] = []
  const proud = wordsOn(input, ['achievement', 'proud', 'accomplishment'], 150)
  if (proud) lines.push(`From your words: “${plain(proud)}”{^Y} Put the figure first.`)
  const years = facts.has('you.years') ? facts.ref('you.years') : ''
  const role = shorten(input.profile.currentRole, 60) || (input.present?.shortTitle ?? '')
  if (years && role) lines.push(`${capital(plain(role))}, ${years}: name the largest thing that you were trusted with alone.`)
  const skills = input.profile.skills.slice(0, 2).map((skill) => plain(skill.name.toLowerCase()))
  if (skills.length > 0) lines.push(`${capital(listing(skills))}:{^Y} one case each, with the number of people, files or calls.`)
  const degree = DEGREE_WORDS[input.profile.reach?.education ?? '']
  if (degree) lines.push(`Schooling: ${degree}.{^Y} Add the one course that a direction names.`)
  const more = [
    'Something you made simpler: what took long before, what it takes now.',
    'Someone you trained: what can they do alone today?',
    'A mistake you found before it cost money: how did you see it?',
    'A rule that you know better than most: who asks you about it?',
  ]
  while (lines.length < 4) lines.push(more[lines.length]!)
  return lines.slice(0, 4)
}

function pitch(input: ReportInput): Text {
  const first = occupationOf(directions(input)[0]!)
  const role = input.present
    ? `I have worked as ${plain(withArticle(input.present.shortTitle))}`
    : 'I have worked in several jobs'
  const energy = choicesOn(input, ['energy'], 1)[0]
  const liked = energy
    ? `The part that I would do for nothing is ${plain(lower(energy))}.`
    : 'The part that I liked best is … (one task).'
  return `“${role}. ${liked} I am looking at work as ${plain(withArticle(first.shortTitle))}, since it holds more of that. I am not asking for a job today. May I ask you what your first year was like?”`
}
