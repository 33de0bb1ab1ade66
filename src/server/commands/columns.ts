import { signupColumns } from '../repositories/signups.ts';
import { PlainError } from '../plainError.ts';

/** A column of ours; a first and a last name make a name. */
type Known = (typeof signupColumns)[number] | 'first_name' | 'last_name';

const known: readonly Known[] = [...signupColumns, 'first_name', 'last_name'];

/** Other names that lists come with, without spaces, dashes and case. */
const others: Record<string, Known> = {
  emailaddress: 'email',
  mail: 'email',
  mailaddress: 'email',
  workemail: 'email',
  fullname: 'name',
  displayname: 'name',
  givenname: 'first_name',
  surname: 'last_name',
  familyname: 'last_name',
  companyname: 'company',
  organization: 'company',
  organisation: 'company',
  account: 'company',
};

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/**
 * Which of our columns each column of a file is; null for those that are none of ours.
 *
 * @param header - The columns of the file.
 * @param given - What the owner says, as `Their column=email`.
 * @throws PlainError when two columns are the same, or the owner names one that does not exist.
 */
export function matchColumns(
  header: readonly string[],
  given: readonly string[],
): (string | null)[] {
  const told = new Map(given.map((pair) => readPair(pair, header)));
  const matched = header.map((name) => {
    const own = told.get(name);
    if (own) return own;
    const column = known.find((one) => bare(one) === bare(name)) ?? others[bare(name)] ?? null;
    return column && [...told.values()].includes(column) ? null : column;
  });
  const twice = matched.find((column, index) => column && matched.indexOf(column) !== index);
  if (twice)
    throw new PlainError(
      `Several columns could be "${twice}": say which with --map "Their column=${twice}".`,
    );
  return matched;
}

function readPair(pair: string, header: readonly string[]): [string, Known] {
  const at = pair.lastIndexOf('=');
  const [theirs, ours] = [pair.slice(0, at), pair.slice(at + 1)];
  const column = known.find((one) => one === ours);
  if (!header.includes(theirs) || !column)
    throw new PlainError(
      `--map "${pair}" is not "Their column=our column": theirs are ${header.join(', ')}; ours are ${known.join(', ')}.`,
    );
  return [theirs, column];
}
