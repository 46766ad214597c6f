import { capital, choicesOn, directions, occupationOf, withArticle } from '../facts/reading.ts'
import { plain } from '../facts/rich-text.ts'
import { supportMap } from '../figures/support-map.ts'
import { box, columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** Page 30: who can help with what, and how to ask. */
export const support: Section = {
  id: 'support',
  pages: 1,
  compose(input) {
    const named = choicesOn(input, ['support', 'help'], 4)
    const first = occupationOf(directions(input)[0]!)
    return [
      {
        id: 'support',
        title: 'Support map',
        group: 'do',
        kicker: 'Support map',
        headline:
          named.length > 0
            ? `You named ${named.length === 1 ? 'one person' : `${COUNT[named.length]} who could help`}. Two places are still free.`
            : 'Nobody changes work alone. Five places to fill.',
        standfirst:
          'A change needs five kinds of help, and they are rarely the same person. Write a name in each field. An empty field is the next thing to do.',
        blocks: [
          figure('Five places around you', supportMap(fieldsFor(named)), {
            note:
              named.length > 0
                ? 'Filled in: whom you named.{^Y} The rest is yours to write.'
                : 'Write a name or a place in each field.',
          }),
          {
            kind: 'table',
            caption: 'What to ask of each',
            columns: [{ head: 'Place', width: 20 }, { head: 'They give', width: 32 }, { head: 'Ask in these words' }],
            rows: [
              {
                cells: [
                  'The insider',
                  'How the work really is',
                  `“You work as ${plain(withArticle(first.shortTitle))}. What did I get wrong about it?”`,
                ],
              },
              { cells: ['The mirror', 'What you are good at', '“What did people come to me for?”'] },
              { cells: ['The opener', 'A name or a door', '“Who would you call if you were me?”'] },
              { cells: ['The anchor', 'Calm, time, money talk', '“Can we look at the next six months together, for one hour?”'] },
              { cells: ['The timekeeper', 'A date', '“May I write you every second Sunday what I did?”'] },
            ],
          },
          columns(
            'halves',
            [
              heading('Free help in the United States'),
              points('plus', [
                'American Job Centers: advice, courses, sometimes funds. Ask for the counsellor, not only the computer room.',
                'Public libraries: practice tests, quiet rooms, often a career hour.',
                'Community colleges: you may sit in on one class before you pay. Ask.',
              ]),
            ],
            [
              heading('What help cannot do'),
              points('minus', [
                'Decide. Five people have five opinions, and none of them goes to your work on Monday.',
                'Vouch for what you have not done. A good word opens a talk, no more.',
              ]),
            ],
          ),
          columns(
            'halves',
            [{ kind: 'lines', label: 'The first person I will write to, and by which day', count: 2 }],
            [{ kind: 'lines', label: 'What I can give back', count: 2 }],
          ),
          box('If you feel stuck or low', [
            small(
              'A person helps more than a page. A doctor, a friend, or the 988 line at any hour, by call or text. It is free, and it is not only for emergencies.',
            ),
          ]),
          text(
            `${capital('one')} thing to remember: people say yes to small questions. Twenty minutes is small. “Help me find a job” is not.`,
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}

const COUNT = ['nobody', 'one', 'two', 'three', 'four']

function fieldsFor(named: string[]): { place: string; name: string }[] {
  const places = ['The insider', 'The mirror', 'The opener', 'The anchor', 'The timekeeper']
  const fields = places.map((place) => ({ place, name: '' }))
  const put = (index: number, name: string) => {
    const field = fields[index]
    if (field && field.name === '') field.name = name
    else {
      const free = fields.find((one) => one.name === '')
      if (free) free.name = name
    }
  }
  for (const name of named) {
    if (/partner|wife|husband|famil|parent|spouse/i.test(name)) put(3, name)
    else if (/former|changed|field|inside/i.test(name)) put(0, name)
    else if (/lead|boss|manager|mentor|supervisor/i.test(name)) put(2, name)
    else if (/friend|colleague|co-?worker/i.test(name)) put(1, name)
    else put(4, name)
  }
  return fields
}
