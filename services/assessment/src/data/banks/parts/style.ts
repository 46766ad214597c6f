import type { BankItem, GroupQuestion } from '../../../domain/bank-types.ts'

/** One statement for each of the sixteen O*NET work styles. */
export const workStyle: GroupQuestion = {
  id: 'work_style',
  type: 'scale_group',
  question: 'How much is this like you at work?',
  description: 'As you are on a normal day, not as you would like to be.',
  instruction: 'Nobody scores high on all of them. Low is not bad: it says which jobs would wear you out.',
  lowLabel: 'Not like me',
  highLabel: 'Very much like me',
  list: 'dimensions',
  items: [
    style('1.C.1.a', 'high_goals', 'I set myself hard goals'),
    style('1.C.3.a', 'pleasant', 'I am easy to work with, also under strain'),
    style('1.C.5.b', 'exact', 'I notice small mistakes'),
    style('1.C.7.a', 'new_ways', 'I look for new ways to do old things'),
    style('1.C.2.b', 'takes_lead', 'I take the lead when nobody does'),
    style('1.C.4.b', 'calm_criticism', 'I stay calm when I am criticized or rushed'),
    style('1.C.5.a', 'keeps_word', 'I do what I said I would do'),
    style('1.C.3.b', 'notices_others', 'I notice when someone needs help'),
    style('1.C.7.b', 'takes_apart', 'I take a problem apart before I act'),
    style('1.C.1.c', 'starts_alone', 'I start without being asked'),
    style('1.C.3.c', 'with_people', 'I would rather work with people than alone'),
    style('1.C.4.a', 'keeps_temper', 'I keep my temper with difficult people'),
    style('1.C.6', 'own_guidance', 'I get along with little guidance'),
    style('1.C.1.b', 'keeps_going', 'I keep going when things get in the way'),
    style('1.C.4.c', 'handles_change', 'I cope well when plans change'),
    style('1.C.5.c', 'honest', 'I say what is true, also when it costs me'),
  ],
  reads: { report: 'style.self' },
}

function style(element: string, slug: string, name: string): BankItem {
  return { slug, name, engine: [{ scale: `style.${element}`, weight: 1 }] }
}
