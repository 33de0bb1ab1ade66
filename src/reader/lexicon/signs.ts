import { listOf } from './group.ts';

/** What stands in descriptions of sales jobs and seldom elsewhere. */
export const jobSigns = listOf(
  "account executive/manager, ae, sales, sell, rep, salesperson, agent, report to, you would, you'd, sdr, bdr, you will, you'll, we are looking for, responsibility, requirement, experience, role, hire, apply, candidate, quota, salary, benefit, remote, job, commission, base, ote, deal, prospect, pipeline, territory, customer",
);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The commonest words of English. */
export const english = words(
  'the of and to in is you that for are with as be this have from or by not but what all were we when your can there an which their will if how about up out them then our us who more',
);

/** The commonest words of other languages that English does not share. */
export const otherLanguages = words(
  'der die das und ist nicht mit den ein eine für auf sie wir von zu im le la les des et est une pour dans avec vous nous du sur el los las de que en por con para una y il di che per non sono un della gli het een van voor niet wij zijn op je met och att som det är på av vi till ett jest się na do nie z w oraz o da em um os uma não para e',
);
