import { useEffect, useState } from 'preact/hooks';
import { enter, forgetMe, server } from '../me/session.ts';
import { connection } from '../online/connection.ts';
import { follow, type Lobby, NOTHING_YET } from './lobby-list.ts';

/** The lobby as it is now and from now on. `trouble`: why one was not let in. */
export function useLobby(): { readonly lobby: Lobby; readonly trouble: string | null } {
  const [lobby, setLobby] = useState(NOTHING_YET);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** If the account was erased on another device, a second attempt enters as a new guest. */
  const [isSecond, comeAgain] = useState(false);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isHere = true;
    void enter().then(async entered => {
      if (!isHere) return;
      if (!entered.ok) return setTrouble(entered.why);
      const client = connection();
      const deafen = client.on(message => setLobby(now => follow(now, message)));
      const look = client.onState(state => {
        if (state !== 'closed') return;
        if (client.ending === 'protocol') setTrouble('protocol');
        if (client.ending !== 'session') return;
        forgetMe();
        if (isSecond) setTrouble('no-session');
        else comeAgain(true);
      });
      client.lobby(true);
      leave = () => {
        deafen();
        look();
        client.lobby(false);
      };
      // The socket tells of one's own tables when it opens and when they change: it may have been open before.
      const own = await server.mine();
      if (own.ok) setLobby(now => ({ ...now, mine: now.mine ?? own.value.tables }));
    });
    return () => {
      isHere = false;
      leave?.();
    };
  }, [isSecond]);
  return { lobby, trouble };
}
